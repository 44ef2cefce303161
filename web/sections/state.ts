import { galleryQuery, galleryState } from './gallery/state.ts'
import { viewedCode, withItem } from './items/viewed-item.ts'
import { gridQuery, isGridExpanded } from './product-grid/state.ts'
import type { Section } from './schemas.ts'

/**
 * The part of an address's query that changes what the server renders, in its one spelling: '' or
 * '?…'. Everything else in a query makes no page of its own.
 */
export function stateOf(sections: readonly Section[], search: string): string {
  const code = viewedCode(search)
  for (const section of sections) {
    if (section.kind === 'gallery') {
      const state = galleryState(search)
      const category = section.categories.find(({ id }) => id === state.category)
      const isHere = category?.items.some(({ title }) => title === code)
      return withItem(`${galleryQuery(state)}`, isHere ? code : null)
    }
    if (section.kind === 'product-grid') {
      const isHere = section.products.some(({ name }) => name === code)
      return withItem(`${gridQuery(isGridExpanded(search))}`, isHere ? code : null)
    }
  }
  return ''
}
