import { type RefObject, useEffect, useState } from 'react'
import { useAutoplayAllowed } from '../../ui/use-autoplay-allowed.ts'

/** The interval of progress, and how long "Next Video..." is shown between two videos. */
const TICK_MS = 100
const BETWEEN_MS = 500

export interface Playlist {
  index: number
  /** Milliseconds since the current video started. */
  elapsed: number
  isBetween: boolean
  isRunning: boolean
  isPaused: boolean
  togglePause: () => void
  show: (index: number) => void
}

/** Shows `count` videos for a fixed time each, with a pause in between, in a loop. */
export function usePlaylist(
  frame: RefObject<Element | null>,
  count: number,
  seconds: number,
): Playlist {
  const [index, setIndex] = useState(0)
  const [elapsed, setElapsed] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isRunning = useAutoplayAllowed(frame) && !isPaused
  const isBetween = count > 1 && elapsed >= seconds * 1000
  const show = (next: number) => {
    setIndex(next % count)
    setElapsed(0)
  }

  useEffect(() => {
    if (!isRunning || isBetween) return
    const timer = setInterval(() => setElapsed(elapsed => elapsed + TICK_MS), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning, isBetween])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pause between videos
  useEffect(() => {
    if (!isRunning || !isBetween) return
    const timer = setTimeout(() => show(index + 1), BETWEEN_MS)
    return () => clearTimeout(timer)
  }, [isRunning, isBetween])

  const togglePause = () => setPaused(paused => !paused)
  return { index, elapsed, isBetween, isRunning, isPaused, togglePause, show }
}
