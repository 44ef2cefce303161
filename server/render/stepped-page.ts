import { galleryState } from '../../web/sections/gallery/state.ts'
import { STEP } from '../../web/sections/items/step-query.ts'
import type { Section } from '../../web/sections/schemas.ts'
import type { ContentPage } from '../content/page.ts'

/**
 * A page as one state of it is rendered: of a list with more items than one address has, a step, and
 * the slots of that step alone.
 */
export function steppedPage(page: ContentPage, state: string): ContentPage {
  const sections = sectionsIn(page.sections, state)
  const isWhole = sections.every((section, index) => section === page.sections[index])
  return isWhole ? page : withLists(page, sections)
}

/** A page with sections that list fewer items, and without the slots of the others. */
export function withLists(page: ContentPage, sections: Section[]): ContentPage {
  const listedSlots = new Set(sections.flatMap(listsOf).flat())
  const all = page.sections.flatMap(listsOf).flat()
  const unlisted = new Set(all.filter(slotPath => !listedSlots.has(slotPath)))
  return { ...page, sections, slots: page.slots.filter(({ path }) => !unlisted.has(path)) }
}

function sectionsIn(sections: readonly Section[], state: string): Section[] {
  const query = new URLSearchParams(state)
  const from = Number(query.get('from') ?? 1)
  const { category } = galleryState(state)
  return sections.map(section => {
    if (section.kind === 'product-grid') {
      return isLong(section.products)
        ? {
            ...section,
            products: stepOf(section.products, from),
            ...partOf(section.products, from),
          }
        : section
    }
    if (section.kind !== 'gallery' || !section.categories.some(({ items }) => isLong(items))) {
      return section
    }
    const categories = section.categories.map(shown => {
      const first = shown.id === category ? from : 1
      return isLong(shown.items)
        ? { ...shown, items: stepOf(shown.items, first), ...partOf(shown.items, first) }
        : shown
    })
    return { ...section, categories }
  })
}

const isLong = (entries: readonly unknown[]) => entries.length > STEP

const stepOf = <E>(entries: readonly E[], from: number): E[] =>
  entries.slice(from - 1, from - 1 + STEP)

const partOf = ({ length: total }: readonly unknown[], from: number) => ({ part: { from, total } })

/** The slots of the items that a section lists, by list. */
export function listsOf(section: Section): string[][] {
  if (section.kind === 'product-grid') return [section.products.map(({ media }) => media)]
  if (section.kind !== 'gallery') return []
  return section.categories.map(({ items }) => items.map(({ media }) => media))
}
