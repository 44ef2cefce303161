/**
 * Scrolls to a section or a text that is not on the screen, or only its edge. Whether the way there is
 * shown is up to the page's styles, which respect reduced motion.
 * @param covered how much of the window's lower part is under a sheet, in its pixels
 */
export function scrollIntoViewIfNeeded(
  element: Element,
  block: 'start' | 'center',
  covered = 0,
): void {
  const view = element.ownerDocument.defaultView
  if (!view) return
  const height = view.innerHeight - covered
  const { top, bottom } = element.getBoundingClientRect()
  const visible = Math.min(bottom, height) - Math.max(top, 0)
  if (visible >= Math.min(bottom - top, height) / 2) return
  if (block === 'start') {
    element.scrollIntoView({ block })
    return
  }
  const { scrollPaddingTop } = view.getComputedStyle(element.ownerDocument.documentElement)
  const bar = Number.parseFloat(scrollPaddingTop) || 0
  view.scrollBy(0, top - bar - Math.max(0, height - bar - (bottom - top)) / 2)
}
