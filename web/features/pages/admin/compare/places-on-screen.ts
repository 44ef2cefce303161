/** Where a page is scrolled to: a section, and which share of it is above the line of reading. */
export type Place = { key: string; share: number } | 'top' | 'end'

/** The line of reading, as a share of the window's height. */
const LINE = 0.25

export function placeShown(page: Document): Place {
  const { innerHeight, scrollY } = viewOf(page)
  if (scrollY <= 1) return 'top'
  if (scrollY + innerHeight >= page.documentElement.scrollHeight - 1) return 'end'
  const line = innerHeight * LINE
  const section = sectionsOf(page).find(one => one.getBoundingClientRect().bottom > line)
  if (!section) return 'end'
  const { top, height } = section.getBoundingClientRect()
  return { key: keyOf(section), share: Math.max(0, (line - top) / (height || 1)) }
}

/** The same place in the other page; where that lacks the section, the gap where it would be. */
export function placeFor(place: Place, page: Document): number {
  const { innerHeight, scrollY } = viewOf(page)
  if (place === 'top') return 0
  if (place === 'end') return page.documentElement.scrollHeight
  const section = sectionsOf(page).find(one => keyOf(one) === place.key)
  // The other page waits until a section comes that both have.
  if (!section) return scrollY
  const { top, height } = section.getBoundingClientRect()
  return scrollY + top + height * place.share - innerHeight * LINE
}

export const scrollToPlace = (page: Document, top: number) =>
  viewOf(page).scrollTo({ top, behavior: 'instant' })

/** Where a page is to be scrolled to for a section, which only the other page may have. */
export function topOf(page: Document, key: string, other: Document): number {
  const { scrollY } = viewOf(page)
  const own = new Map(sectionsOf(page).map(one => [keyOf(one), one]))
  const keys = sectionsOf(other).map(keyOf)
  const behind = keys.slice(keys.indexOf(key) + 1).find(one => own.has(one))
  const before = keys.slice(0, Math.max(0, keys.indexOf(key))).findLast(one => own.has(one))
  const gap = own.get(key) ? undefined : own.get(before ?? '')
  if (gap) return scrollY + gap.getBoundingClientRect().bottom - barOf(page)
  const section = own.get(key) ?? own.get(behind ?? '')
  return section ? scrollY + section.getBoundingClientRect().top - barOf(page) : 0
}

/** What stands over the page's upper edge. */
function barOf(page: Document): number {
  const { scrollPaddingTop } = viewOf(page).getComputedStyle(page.documentElement)
  return (Number.parseFloat(scrollPaddingTop) || 0) + 8
}

const viewOf = (page: Document): Window => page.defaultView ?? window

const sectionsOf = (page: Document): Element[] => [...page.querySelectorAll('[data-section]')]

const keyOf = (section: Element): string => section.getAttribute('data-section') ?? ''
