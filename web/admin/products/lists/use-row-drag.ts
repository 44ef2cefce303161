import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

/** Where what is dragged would land: the row, and on which side of it. */
export interface Landing {
  code: string
  side: 'before' | 'after'
}

/** How far a pointer moves until that is no longer a press. */
const THRESHOLD = 4
/** Near the edge of the window the list goes on. */
const EDGE = 90
const STEP = 14

/**
 * Drags a row by its handle, with a mouse, a pen or a finger. The rows are those with `data-code`.
 * Escape gives it up.
 */
export function useRowDrag(onDrop: (code: string, landing: Landing) => void) {
  const [landing, setLanding] = useState<Landing>()
  const drag = useRef<{ code: string; from: number; y: number; isMoving: boolean }>(undefined)
  const end = () => {
    drag.current = undefined
    setLanding(undefined)
  }
  const isDragging = landing !== undefined
  // Most movements stay within a row, and then nothing is rendered.
  const land = useCallback((y: number) => {
    const next = landingAt(y)
    setLanding(now => (now?.code === next?.code && now?.side === next?.side ? now : next))
  }, [])

  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function step() {
      const { y = innerHeight / 2 } = drag.current ?? {}
      const pace = y < EDGE ? -STEP : y > innerHeight - EDGE ? STEP : 0
      if (pace !== 0) {
        scrollBy({ top: pace, behavior: 'instant' })
        land(y)
      }
      frame = requestAnimationFrame(step)
    })
    const giveUp = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      drag.current = undefined
      setLanding(undefined)
    }
    addEventListener('keydown', giveUp)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', giveUp)
    }
  }, [isDragging, land])

  return {
    landing,
    handlersOf: (code: string) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || !event.isPrimary) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { code, from: event.clientY, y: event.clientY, isMoving: false }
      },
      onPointerMove({ clientY }: PointerEvent) {
        const now = drag.current
        if (!now) return
        now.y = clientY
        now.isMoving ||= Math.abs(clientY - now.from) > THRESHOLD
        if (now.isMoving) land(clientY)
      },
      onPointerUp() {
        if (drag.current && landing) onDrop(code, landing)
        end()
      },
      onPointerCancel: end,
    }),
  }
}

/** Before the first row whose middle is below, else after the last one. */
function landingAt(y: number): Landing | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-code]')]
  const isBelow = (row: HTMLElement) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 > y
  }
  const next = rows.find(isBelow)
  const code = (next ?? rows.at(-1))?.dataset.code
  return code === undefined ? undefined : { code, side: next ? 'before' : 'after' }
}
