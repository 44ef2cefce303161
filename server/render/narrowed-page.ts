import type { Section } from '../../web/sections/schemas.ts'
import type { ContentPage } from '../content/page.ts'
import type { FilterValue } from '../features/products/filters/groups.ts'
import { asksForFilters, isFilterable, narrowed } from '../features/products/filters/narrowed.ts'
import { withLists } from './stepped-page.ts'

/** Returns the filter values of the product in a slot. */
type ValuesOf = (slotPath: string) => readonly FilterValue[]

/**
 * A page as a query narrows its grid down: with the products that fit, and not for search engines;
 * the same page where it narrows nothing.
 */
export function narrowedPage(page: ContentPage, search: string, valuesOf: ValuesOf): ContentPage {
  if (!asksForFilters(search)) return page
  const sections = page.sections.map(section => {
    if (section.kind !== 'product-grid') return section
    const selection = narrowed(section.products, ({ media }) => valuesOf(media), search)
    return selection
      ? { ...section, products: selection.entries, filters: selection.filters }
      : section
  })
  return isSame(page, sections) ? page : { ...withLists(page, sections), index: false }
}

/** The same page with a link to the filters of its grid, if the grid has filters. */
export function withWayToFilters(page: ContentPage, valuesOf: ValuesOf): ContentPage {
  const sections = page.sections.map(section =>
    section.kind === 'product-grid' &&
    !section.filters &&
    isFilterable(section.products, ({ media }) => valuesOf(media))
      ? { ...section, isFilterable: true as const }
      : section,
  )
  return isSame(page, sections) ? page : { ...page, sections }
}

const isSame = (page: ContentPage, sections: readonly Section[]): boolean =>
  sections.every((section, index) => section === page.sections[index])
