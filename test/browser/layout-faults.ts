/**
 * Finds layout faults of a page at its current width. It runs in the page, so it contains all
 * functions that it calls.
 *
 * - A word is a run of characters between spaces; a hyphen before a letter, or a dash, ends one. It
 *   is broken where its boxes are on more than one line. Commands may break anywhere.
 * - It is cut off where a box of it exceeds the window or an ancestor that hides overflow; not where
 *   that ancestor ends its text with an ellipsis, as bars do.
 * - A drawing is cropped where its box has other proportions by more than a tenth; the box of a hero
 *   includes the area that its drawing leaves empty for text.
 * - A grid of two columns or more has a gap where its items take fewer cells than it has.
 * - A lead ends in a stub where its last line has less than 28 % of the width of its widest.
 * - An item of a list stands alone where it has the last row and others share theirs.
 */
export function layoutFaults(): string[] {
  const faults: string[] = []
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width) {
    faults.push(`scrolls sideways: ${document.documentElement.scrollWidth} px`)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const element = text.parentElement as Element
    if (!text.data.trim() || !isShown(element)) continue
    const whole = boxesOf(text, 0, text.length)
    const frames = framesAround(element)
    if (!isBroken(whole) && !isCut(whole, frames)) continue
    for (const { index, 0: word } of text.data.matchAll(/(?:[^\s–—-]|-(?!\p{L}))+[–—-]?/gu)) {
      const boxes = boxesOf(text, index, index + word.length)
      if (isBroken(boxes)) faults.push(`"${word}" in ${nameOf(element)} is broken`)
      if (isCut(boxes, frames)) faults.push(`"${word}" in ${nameOf(element)} is cut off`)
    }
  }

  for (const lead of document.querySelectorAll('main .lead')) {
    const lines = new Map<number, number>()
    for (const { top, width } of boxesOf(lead, 0, lead.childNodes.length)) {
      lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + width)
    }
    const widths = [...lines.values()]
    if ((widths.at(-1) ?? 0) < 0.28 * Math.max(...widths)) {
      faults.push(`"${lead.textContent}" ends in a stub`)
    }
  }

  const pictures = document.querySelectorAll<HTMLImageElement>('main img[width]')
  for (const picture of [...pictures].filter(one => !one.closest('.hero'))) {
    const { width, height } = picture.getBoundingClientRect()
    if (!isShown(picture) || getComputedStyle(picture).objectFit !== 'cover') continue
    const own = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
    const share = 1 - Math.min(width / height / own, own / (width / height))
    if (share > 0.1) faults.push(`${nameOf(picture)} is cut by ${Math.round(share * 100)} %`)
  }

  for (const grid of document.querySelectorAll('main *, footer *')) {
    const style = getComputedStyle(grid)
    if (style.display !== 'grid' || !isShown(grid)) continue
    const columns = tracks(style.gridTemplateColumns)
    const rows = tracks(style.gridTemplateRows)
    if (columns < 2 || rows < 2) continue
    const items = [...grid.children].filter(item => getComputedStyle(item).position !== 'absolute')
    const taken = items.reduce((sum, item) => sum + cells(item, grid, style), 0)
    if (taken < columns * rows) {
      faults.push(`${nameOf(grid)}: ${taken} of ${columns} x ${rows} cells are taken`)
    }
    const tops = items.map(item => Math.round(item.getBoundingClientRect().top))
    const last = Math.max(...tops)
    const isAlone = tops.filter(top => top === last).length === 1
    if (grid.matches('ul, ol, dl') && isAlone && new Set(tops).size < tops.length) {
      faults.push(`the last of ${nameOf(grid)} stands alone`)
    }
  }
  return faults

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    return !element.closest('.visually-hidden, .skip-link, pre, script, style, noscript')
  }

  function nameOf(element: Element): string {
    const named = element.closest('[class]')
    const tag = element.tagName.toLowerCase()
    return named === element ? `${tag}.${named.className}` : `${named?.className ?? ''} ${tag}`
  }

  function boxesOf(text: Node, from: number, to: number): DOMRect[] {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return [...range.getClientRects()].filter(box => box.width > 0)
  }

  function isBroken(boxes: DOMRect[]): boolean {
    return boxes.some(box => Math.abs(box.top - (boxes[0]?.top ?? 0)) > box.height / 2)
  }

  /** The boxes that must contain the text: the window, and each ancestor that hides overflow. */
  function framesAround(element: Element): Frame[] {
    const frames: Frame[] = [{ left: 0, right: width, top: -Infinity, bottom: Infinity }]
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(one)
      if (webkitLineClamp !== 'none') return frames
      const { left, right, top, bottom } = one.getBoundingClientRect()
      frames.push({
        ...(overflowX === 'visible' ? { left: -Infinity, right: Infinity } : { left, right }),
        ...(overflowY === 'hidden' ? { top, bottom } : { top: -Infinity, bottom: Infinity }),
      })
    }
    return frames
  }

  function isCut(boxes: DOMRect[], frames: Frame[]): boolean {
    return boxes.some(box =>
      frames.some(
        frame =>
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          box.top < frame.top - 1 ||
          box.bottom > frame.bottom + 1,
      ),
    )
  }

  /** Without empty tracks, which `auto-fit` produces. */
  function tracks(list: string): number {
    return list.split(' ').filter(size => Number.parseFloat(size) > 0).length
  }

  function cells(item: Element, grid: Element, style: CSSStyleDeclaration): number {
    const box = item.getBoundingClientRect()
    const around = grid.getBoundingClientRect()
    const across = middles(style.gridTemplateColumns, style.columnGap).filter(
      x => box.left < x + left() && x + left() < box.right,
    )
    const down = middles(style.gridTemplateRows, style.rowGap).filter(
      y => box.top < y + top() && y + top() < box.bottom,
    )
    return Math.max(1, across.length) * Math.max(1, down.length)
    function left() {
      return around.left + Number.parseFloat(style.paddingLeft) + grid.clientLeft
    }
    function top() {
      return around.top + Number.parseFloat(style.paddingTop) + grid.clientTop
    }
  }

  function middles(list: string, gap: string): number[] {
    let at = 0
    return list.split(' ').flatMap(track => {
      const size = Number.parseFloat(track)
      if (size === 0) return []
      const middle = at + size / 2
      at += size + (Number.parseFloat(gap) || 0)
      return [middle]
    })
  }
}

type Frame = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
