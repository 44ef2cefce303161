import type { ItemEntry } from '../../web/sections/items/named-item.ts'
import type { Section } from '../../web/sections/schemas.ts'
import type { ContentPage } from '../content/page.ts'

/** What a collection is called, and the entries of its products, in the order of the site. */
export interface CollectionList {
  name: string
  entries: readonly ItemEntry[]
}

interface Listing {
  /** Of the gallery; the page's grid without one. */
  category?: string | undefined
}

/**
 * Where the page of a collection lists its products: its only grid, or a category of the gallery (see
 * server/content/collection-items.ts).
 */
export function listIn(
  { sections, name }: ContentPage,
  { category }: Listing,
): CollectionList | undefined {
  if (category === undefined) {
    const grid = sections.find(isOf('product-grid'))
    return grid && { name, entries: grid.products }
  }
  const known = sections.find(isOf('gallery'))?.categories.find(({ id }) => id === category)
  return known && { name: known.label, entries: known.items }
}

/** The sections of a page with other entries in that place. */
export function withEntries(
  { sections }: ContentPage,
  { category }: Listing,
  entries: readonly ItemEntry[],
): Section[] {
  return sections.map(section => {
    if (category === undefined) {
      return section.kind === 'product-grid'
        ? { ...section, products: entries as typeof section.products }
        : section
    }
    if (section.kind !== 'gallery') return section
    const categories = section.categories.map(one =>
      one.id === category ? { ...one, items: entries as typeof one.items } : one,
    )
    return { ...section, categories }
  })
}

const isOf =
  <K extends Section['kind']>(kind: K) =>
  (section: Section): section is Extract<Section, { kind: K }> =>
    section.kind === kind
