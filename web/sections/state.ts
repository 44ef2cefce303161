import { galleryQuery, galleryState } from './gallery/state.ts'
import { type ItemEntry, itemNamed, itemOf } from './items/named-item.ts'
import { viewedCode, withItem } from './items/viewed-item.ts'
import { gridQuery, isGridExpanded } from './product-grid/state.ts'
import type { Section } from './schemas.ts'

/**
 * The canonical form of the part of a query that changes what the server renders: '' or '?…'. Other
 * parameters do not change the page.
 */
export function stateOf(sections: readonly Section[], search: string): string {
  const asked = viewedCode(search)
  const itemIn = (entries: readonly ItemEntry[] = []) =>
    asked === null ? null : (itemNamed(entries.map(itemOf), asked)?.code ?? null)
  for (const section of sections) {
    if (section.kind === 'gallery') {
      const state = galleryState(search)
      const category = section.categories.find(({ id }) => id === state.category)
      return withItem(`${galleryQuery(state)}`, itemIn(category?.items))
    }
    if (section.kind === 'product-grid') {
      return withItem(`${gridQuery(isGridExpanded(search))}`, itemIn(section.products))
    }
  }
  return ''
}
