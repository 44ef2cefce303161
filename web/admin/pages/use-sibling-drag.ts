import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Where a dragged element would land: its neighbour, and on which side of it. */
export interface Landing {
  key: string
  side: 'before' | 'after'
}

interface Drag {
  row: HTMLElement
  from: number
  landing?: Landing | undefined
}

/** How far a pointer moves until that is no longer a press. */
const THRESHOLD = 4

/**
 * Drags an element with `data-key` among its siblings, by a handle in it, with a mouse, a pen or a
 * finger. Escape gives it up.
 * @param onMove by how many places it goes down
 */
export function useSiblingDrag(onMove: (key: string, by: number) => void) {
  const [landing, setLanding] = useState<Landing>()
  const drag = useRef<Drag>(undefined)

  const show = (next: Landing | undefined) => {
    if (drag.current) drag.current.landing = next
    setLanding(now => (now?.key === next?.key && now?.side === next?.side ? now : next))
  }
  const end = () => {
    drag.current = undefined
    setLanding(undefined)
  }

  useEffect(() => {
    const giveUp = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      drag.current = undefined
      setLanding(undefined)
    }
    addEventListener('keydown', giveUp)
    return () => removeEventListener('keydown', giveUp)
  }, [])

  return {
    landing,
    handlers: {
      onPointerDown({ button, isPrimary, currentTarget, pointerId, clientY }: PointerEvent) {
        const row = currentTarget.closest<HTMLElement>('[data-key]')
        if (button !== 0 || !isPrimary || !row) return
        currentTarget.setPointerCapture(pointerId)
        drag.current = { row, from: clientY }
      },
      onPointerMove({ clientY }: PointerEvent) {
        const now = drag.current
        if (!now) return
        const isMoving = now.landing || Math.abs(clientY - now.from) > THRESHOLD
        if (isMoving) show(landingAt(now.row, clientY))
      },
      onPointerUp() {
        const { row, landing } = drag.current ?? {}
        const by = row && landing ? distance(row, landing) : 0
        if (by !== 0) onMove(row?.dataset.key ?? '', by)
        end()
      },
      onPointerCancel: end,
    },
  }
}

const siblingsOf = ({ parentElement }: HTMLElement) =>
  [...(parentElement?.children ?? [])] as HTMLElement[]

/** Before the first neighbour whose middle is below, else after the last one. */
function landingAt(row: HTMLElement, y: number): Landing | undefined {
  const siblings = siblingsOf(row)
  const next = siblings.find(sibling => {
    const { top, height } = sibling.getBoundingClientRect()
    return top + height / 2 > y
  })
  const key = (next ?? siblings.at(-1))?.dataset.key
  return key === undefined ? undefined : { key, side: next ? 'before' : 'after' }
}

function distance(row: HTMLElement, { key, side }: Landing): number {
  const siblings = siblingsOf(row)
  const from = siblings.indexOf(row)
  const to = siblings.findIndex(({ dataset }) => dataset.key === key) + (side === 'after' ? 1 : 0)
  return to > from ? to - 1 - from : to - from
}
