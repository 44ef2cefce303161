import { type RefObject, useEffect, useRef } from 'react'

const MOST = 4
const BY_DOUBLE_TAP = 2.5

interface View {
  scale: number
  x: number
  y: number
}

const WHOLE: View = { scale: 1, x: 0, y: 0 }

/**
 * Zooms the stage by pinch, double tap and double click; a zoomed image can be dragged. Another
 * item resets it. Returns whether it is zoomed.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, code: string): () => boolean {
  const view = useRef<View>(WHOLE)

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again with each item
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const fingers = new Map<number, { x: number; y: number }>()
    const apply = (next: View) => {
      view.current = next.scale <= 1 ? WHOLE : { ...next, scale: Math.min(next.scale, MOST) }
      const { scale, x, y } = view.current
      element.style.setProperty('--zoom', `translate(${x}px, ${y}px) scale(${scale})`)
    }
    const span = () => {
      const [one, two] = [...fingers.values()]
      return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
    }
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const move = (event: PointerEvent) => {
      const lastPoint = fingers.get(event.pointerId)
      if (!lastPoint) return
      const spanBefore = span()
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const { scale, x, y } = view.current
      if (fingers.size === 2 && spanBefore > 0) {
        apply({ ...view.current, scale: scale * (span() / spanBefore) })
      } else if (scale > 1) {
        apply({ scale, x: x + event.clientX - lastPoint.x, y: y + event.clientY - lastPoint.y })
      }
    }
    const up = (event: PointerEvent) => fingers.delete(event.pointerId)
    const toggle = () => apply(view.current.scale > 1 ? WHOLE : { ...WHOLE, scale: BY_DOUBLE_TAP })

    apply(WHOLE)
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up }
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener as EventListener)
    }
    element.addEventListener('dblclick', toggle)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener as EventListener)
      }
      element.removeEventListener('dblclick', toggle)
    }
  }, [stage, code])

  return () => view.current.scale > 1
}
