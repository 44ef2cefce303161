import { galleryQuery, galleryState } from './gallery/state.ts'
import { gridQuery, isGridExpanded } from './product-grid/state.ts'
import type { Section } from './schemas.ts'

/**
 * The part of an address's query that changes what the server renders, in its one spelling: '' or
 * '?…'. Everything else in a query makes no page of its own.
 */
export function stateOf(sections: readonly Section[], search: string): string {
  const kinds = sections.map(({ kind }) => kind)
  if (kinds.includes('gallery')) return withMark(galleryQuery(galleryState(search)))
  if (kinds.includes('product-grid')) return withMark(gridQuery(isGridExpanded(search)))
  return ''
}

const withMark = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '')
