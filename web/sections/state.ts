import { galleryQuery, galleryState } from './gallery/state.ts'
import { viewedCode, withItem } from './items/viewed-item.ts'
import { gridQuery, isGridExpanded } from './product-grid/state.ts'
import type { Section } from './schemas.ts'

/**
 * The canonical form of the part of a query that changes what the server renders: '' or '?…'. Other
 * parameters do not change the page.
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
