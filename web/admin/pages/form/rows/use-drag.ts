import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'

/** How far a pointer moves until that is no longer a press. */
const THRESHOLD = 4
/** Near the edges of what scrolls the list goes on. */
const EDGE = 60
const STEP = 12

interface Drag {
  from: number
  startY: number
  y: number
}

/** Drags rows of a list by their handles, with a mouse, a pen or a finger; Escape gives it up. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const drag = useRef<Drag>(undefined)
  const drop = useRef(onDrop)
  drop.current = onDrop
  /** Before which row it would land; the number of rows for the end. */
  const [before, setBefore] = useState<number>()
  const isDragging = before !== undefined

  useEffect(() => {
    if (!isDragging) return
    const scrolling = scrollParentOf(list.current)
    let frame = requestAnimationFrame(function step() {
      const { y = 0 } = drag.current ?? {}
      const { top, bottom } = scrolling.getBoundingClientRect()
      const end = Math.min(bottom, innerHeight)
      const pace = y < Math.max(top, 0) + EDGE ? -STEP : y > end - EDGE ? STEP : 0
      if (pace !== 0) scrolling.scrollBy({ top: pace, behavior: 'instant' })
      if (drag.current) setBefore(rowAt(list.current, y))
      frame = requestAnimationFrame(step)
    })
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      drag.current = undefined
      setBefore(undefined)
    }
    addEventListener('keydown', giveUp, true)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', giveUp, true)
    }
  }, [isDragging, list])

  const handlers = useMemo(
    () => ({
      onPointerDown(event: PointerEvent, from: number) {
        if (event.button !== 0 || !event.isPrimary) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { from, startY: event.clientY, y: event.clientY }
      },
      onPointerMove({ clientY }: PointerEvent) {
        const now = drag.current
        if (!now) return
        now.y = clientY
        if (Math.abs(clientY - now.startY) > THRESHOLD) {
          setBefore(known => rowAt(list.current, clientY) ?? known)
        }
      },
      onPointerUp() {
        const now = drag.current
        drag.current = undefined
        setBefore(undefined)
        const isMoved = now && Math.abs(now.y - now.startY) > THRESHOLD
        const to = isMoved ? rowAt(list.current, now.y) : undefined
        if (!now || to === undefined) return
        // Without itself all rows after it are one further up.
        const landed = to > now.from ? to - 1 : to
        if (landed !== now.from) drop.current(now.from, landed)
      },
      onPointerCancel() {
        drag.current = undefined
        setBefore(undefined)
      },
    }),
    [list],
  )
  return { before, handlers }
}

/** Before the first row whose middle is below a height. */
function rowAt(list: HTMLElement | null, y: number): number | undefined {
  if (!list) return undefined
  const rows = [...list.children]
  const next = rows.findIndex(row => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 > y
  })
  return next === -1 ? rows.length : next
}

function scrollParentOf(element: HTMLElement | null): Element {
  for (let around = element?.parentElement; around; around = around.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY)
    if (scrolls && around.scrollHeight > around.clientHeight) return around
  }
  return document.documentElement
}
