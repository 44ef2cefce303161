import { galleryQuery, galleryState } from './gallery/state.ts'
import { type ItemEntry, itemNamed, itemOf } from './items/named-item.ts'
import { type Item, viewedCode, withItem } from './items/viewed-item.ts'
import { gridQuery, isGridExpanded } from './product-grid/state.ts'
import type { Section } from './schemas.ts'

/**
 * The canonical form of the part of a query that changes what the server renders: '' or '?…'. Other
 * parameters do not change the page.
 */
export function stateOf(sections: readonly Section[], search: string): string {
  const code = viewedItem(sections, search)?.code ?? null
  const list = listOf(sections)
  if (list?.kind === 'gallery') return withItem(`${galleryQuery(galleryState(search))}`, code)
  return list ? withItem(`${gridQuery(isGridExpanded(search))}`, code) : ''
}

/** The item that a query shows in the viewer, if the page has one of that name. */
export function viewedItem(sections: readonly Section[], search: string): Item | undefined {
  const asked = viewedCode(search)
  const list = listOf(sections)
  if (asked === null || !list) return undefined
  return itemNamed(entriesOf(list, search).map(itemOf), asked)
}

type List = Extract<Section, { kind: 'gallery' | 'product-grid' }>

const listOf = (sections: readonly Section[]) =>
  sections.find((section): section is List => ['gallery', 'product-grid'].includes(section.kind))

function entriesOf(list: List, search: string): readonly ItemEntry[] {
  if (list.kind === 'product-grid') return list.products
  const { category } = galleryState(search)
  return list.categories.find(({ id }) => id === category)?.items ?? []
}
