import type { Drag } from './create-drag.ts'
import { scrollStep } from './geometry.ts'

/**
 * Scrolls the container of the rows while the pointer is near its edges; Escape ends the drag, and
 * nothing else receives it.
 * @returns a function that stops both
 */
export function whileDragging(drag: Drag): () => void {
  let frame = requestAnimationFrame(function step() {
    const draggedRow = drag.held()
    if (!draggedRow) return
    scrollAround(draggedRow.row, draggedRow.y)
    drag.land()
    frame = requestAnimationFrame(step)
  })
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    drag.end()
  }
  addEventListener('keydown', giveUp, { capture: true })
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('keydown', giveUp, { capture: true })
  }
}

function scrollAround(row: HTMLElement, y: number): void {
  const scrolling = scrollParentOf(row)
  const { top, bottom } = scrolling.getBoundingClientRect()
  const inSight = { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) }
  const step = scrollStep(y, inSight)
  if (step !== 0) scrolling.scrollBy({ top: step, behavior: 'instant' })
}

function scrollParentOf(row: HTMLElement): Element {
  for (let ancestor = row.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(ancestor).overflowY)
    if (scrolls && ancestor.scrollHeight > ancestor.clientHeight) return ancestor
  }
  return document.documentElement
}
