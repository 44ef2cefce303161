import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Where a dragged section would land. */
export interface Landing {
  key: string
  side: 'before' | 'after'
}

/** How far a pointer moves until that is no longer a press. */
const THRESHOLD = 4

/**
 * Drags a section by its handle, with a mouse, a pen or a finger; Escape gives it up.
 * @param onMove by how many places it goes down
 */
export function useOutlineDrag(onMove: (key: string, by: number) => void) {
  const [landing, setLanding] = useState<Landing>()
  const drag = useRef<{ key: string; from: number; landing?: Landing | undefined }>(undefined)

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

  const handle = (key: string) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { key, from: event.clientY }
    },
    onPointerMove({ clientY }: PointerEvent) {
      const now = drag.current
      if (!now) return
      if (now.landing || Math.abs(clientY - now.from) > THRESHOLD) show(landingAt(clientY))
    },
    onPointerUp() {
      const target = drag.current?.landing
      if (target) onMove(key, distance(key, target))
      end()
    },
    onPointerCancel: end,
  })

  return { landing, handle }
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-outline-key]')]

/** Before the first section whose middle is below, else after the last one. */
function landingAt(y: number): Landing | undefined {
  const all = rows()
  const next = all.find(row => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 > y
  })
  const key = (next ?? all.at(-1))?.dataset.outlineKey
  return key === undefined ? undefined : { key, side: next ? 'before' : 'after' }
}

function distance(key: string, { key: target, side }: Landing): number {
  const keys = rows().map(({ dataset }) => dataset.outlineKey)
  const [from, place] = [keys.indexOf(key), keys.indexOf(target)]
  const to = side === 'after' ? place + 1 : place
  return to > from ? to - 1 - from : to - from
}
