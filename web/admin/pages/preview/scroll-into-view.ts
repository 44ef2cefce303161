/**
 * Scrolls to a section or a text that is not on the screen, or only its edge. Whether the way there is
 * shown is up to the page's styles, which respect reduced motion.
 */
export function scrollIntoViewIfNeeded(element: Element, block: 'start' | 'center'): void {
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0
  const { top, bottom } = element.getBoundingClientRect()
  const visible = Math.min(bottom, height) - Math.max(top, 0)
  if (visible >= Math.min(bottom - top, height) / 2) return
  element.scrollIntoView({ block })
}
