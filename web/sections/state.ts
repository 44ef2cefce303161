import { type ItemEntry, itemNamed, itemOf } from '../features/shortlist/named-item.ts'
import { galleryQuery, galleryState } from './gallery/state.ts'
import { STEP, stepQuery } from './items/step-query.ts'
import { type Item, viewedCode, withItem } from './items/viewed-item.ts'
import { gridQuery, isGridExpanded } from './product-grid/state.ts'
import type { Section } from './schemas.ts'

/**
 * The canonical form of the part of a query that changes what the server renders: '' or '?…'. Other
 * parameters do not change the page.
 */
export function stateOf(sections: readonly Section[], search: string): string {
  const list = listOf(sections)
  if (!list) return narrowingIn(sections)
  const item = viewedItem(sections, search)
  const from = firstOf(entriesOf(list, search), search, item)
  const query =
    list.kind === 'gallery'
      ? galleryQuery(galleryState(search))
      : gridQuery(isGridExpanded(search) || from > 1, list.filters?.query)
  return withItem(`${stepQuery(query, from)}`, item?.code ?? null)
}

/** The part of a canonical query that selects the products of a page: '' or '?…'. */
export function narrowingIn(sections: readonly Section[]): string {
  const queries = sections.map(section => {
    if (section.kind === 'compare') return section.query
    return section.kind === 'product-grid' ? (section.filters?.query ?? '') : ''
  })
  const query = queries.find(Boolean)
  return query ? `?${query}` : ''
}

/** The number of the first item of the step with this item, otherwise of that asked for. */
function firstOf(entries: readonly ItemEntry[], search: string, item: Item | undefined): number {
  const number = item
    ? entries.findIndex(({ media }) => media === item.slot) + 1
    : Number(new URLSearchParams(search).get('from'))
  const isThere = Number.isInteger(number) && number > 1 && number <= entries.length
  return isThere ? number - ((number - 1) % STEP) : 1
}

/** The item that a query shows in the viewer, if the page has one of that name. */
export function viewedItem(sections: readonly Section[], search: string): Item | undefined {
  const name = viewedCode(search)
  const list = listOf(sections)
  if (name === null || !list) return undefined
  return itemNamed(entriesOf(list, search).map(itemOf), name)
}

type List = Extract<Section, { kind: 'gallery' | 'product-grid' }>

const listOf = (sections: readonly Section[]) =>
  sections.find((section): section is List => ['gallery', 'product-grid'].includes(section.kind))

function entriesOf(list: List, search: string): readonly ItemEntry[] {
  if (list.kind === 'product-grid') return list.products
  const { category } = galleryState(search)
  return list.categories.find(({ id }) => id === category)?.items ?? []
}
