import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAutoplayAllowed } from './use-autoplay-allowed.ts'

/**
 * Milliseconds before it is shown at which the next slide is loaded: enough for a slow connection.
 */
const AHEAD_MS = 5000

export interface Rotation {
  index: number
  /** The furthest slide that was shown or is next; slides up to it are loaded. */
  reached: number
  show: (index: number) => void
  next: () => void
  previous: () => void
  isPaused: boolean
  togglePause: () => void
  /** False while paused, out of view, in a hidden tab, or with reduced motion. */
  isRunning: boolean
}

/**
 * Moves through `count` slides in a circle, each for its own number of seconds. The first change
 * after a start comes `late` seconds later, so that neighbours do not change in the same moment.
 */
export function useRotation(
  frame: RefObject<Element | null>,
  count: number,
  secondsOf: (index: number) => number,
  late = 0,
): Rotation {
  const [index, setIndex] = useState(0)
  const [reached, setReached] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isAutoplayAllowed = useAutoplayAllowed(frame)
  const isRunning = isAutoplayAllowed && !isPaused
  const milliseconds = secondsOf(index) * 1000
  const previousIndex = useRef(index)
  const show = (target: number) => {
    const index = (target + count) % count
    setIndex(index)
    setReached(reached => Math.max(reached, index))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each slide shown
  useEffect(() => {
    if (!isRunning || count < 2) return
    const wait = milliseconds + (previousIndex.current === index ? late * 1000 : 0)
    previousIndex.current = index
    const reach = () => setReached(reached => Math.min(count - 1, Math.max(reached, index + 1)))
    const loadAfter = wait - AHEAD_MS
    if (loadAfter <= 0) reach()
    const timers = [setTimeout(reach, loadAfter), setTimeout(() => show(index + 1), wait)]
    return () => timers.forEach(clearTimeout)
  }, [isRunning, index, count, milliseconds])

  return {
    index,
    reached,
    show,
    next: () => show(index + 1),
    previous: () => show(index - 1),
    isPaused,
    togglePause: () => setPaused(paused => !paused),
    isRunning,
  }
}
