import type { ItemEntry } from '../../../web/features/shortlist/named-item.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import type { Section } from '../../../web/sections/schemas.ts'
import type { ContentPage } from '../../content/page.ts'
import type { ListMark, PageSection } from '../../content/page-sections.ts'
import {
  type Collections,
  listedProducts,
  presentCollections,
  type StoredCollection,
  type StoredProduct,
} from './lists/collection-schema.ts'

/** A checked page without the products that it lists, which change without the page. */
export interface UnlistedPage extends Omit<ContentPage, 'slots'> {
  slots: readonly (Slot | ListMark)[]
}

/**
 * A page with the products of its collections, without those deleted.
 * @throws Error where it lists a collection that there is not
 */
export function listedPage(page: UnlistedPage, collections: Collections): ContentPage {
  const own = new Map(
    presentCollections(collections)
      .filter(collection => collection.page === page.path)
      .map(collection => [collection.category ?? '', collection]),
  )
  const lists = new Map<string, readonly StoredProduct[]>()
  for (const slot of page.slots) {
    if (!('list' in slot)) continue
    const collection = own.get(slot.list)
    if (!collection) throw new Error(`${page.path} has no list "${slot.list}" any more`)
    lists.set(slot.list, listedProducts(collection))
  }
  if (lists.size === 0) return page as ContentPage
  const entriesOf = (list: string) => lists.get(list)?.map(product => entryOf(product, list))
  return Object.freeze({
    ...page,
    sections: page.sections.map(section => withEntries(section, entriesOf)),
    slots: page.slots.flatMap(slot =>
      'list' in slot ? (lists.get(slot.list) ?? []).map(product => product.slot) : [slot],
    ),
  })
}

function withEntries(
  section: Section,
  entriesOf: (list: string) => ItemEntry[] | undefined,
): Section {
  if (section.kind === 'product-grid') {
    return { ...section, products: (entriesOf('') as typeof section.products) ?? section.products }
  }
  if (section.kind !== 'gallery') return section
  const categories = section.categories.map(category => ({
    ...category,
    items: (entriesOf(category.id) as typeof category.items) ?? category.items,
  }))
  return { ...section, categories }
}

/** Has the name that it was added with: a later one comes with the details of its slot. */
function entryOf(
  { name, firstName = name, slot: { path: media } }: StoredProduct,
  list: string,
): ItemEntry {
  return list === '' ? { name: firstName, media } : { title: firstName, media }
}

/** Why a page may not list the products that its sections name; undefined where it may. */
export function listFault(
  { path, sections }: { path: string; sections: readonly PageSection[] },
  collections: Collections,
): string | undefined {
  const own = presentCollections(collections).filter(({ page }) => page === path)
  const inGrid = own.filter(({ category }) => category === undefined)
  const inGallery = own.filter(({ category }) => category !== undefined)
  const listed = new Set<string>()

  function faultOf(id: string, expected: Collections): string | undefined {
    if (!expected.some(collection => collection.id === id)) {
      const ids = expected.map(collection => `"${collection.id}"`).join(' or ')
      return `it lists the collection "${id}", expected ${ids || 'none, since none has this page'}`
    }
    if (listed.has(id)) return `it lists the collection "${id}" twice`
    listed.add(id)
    return undefined
  }

  for (const section of sections) {
    if (section.kind === 'product-grid' && 'collection' in section) {
      const fault = faultOf(section.collection, inGrid)
      if (fault) return fault
    }
    if (section.kind !== 'gallery') continue
    for (const category of section.categories) {
      const fault = 'items' in category ? undefined : faultOf(category.id, inGallery)
      if (fault) return fault
    }
  }
  return undefined
}

/** A page calls a collection by its own name, or by that of a category of the gallery. */
export function listName(
  { sections, name }: ContentPage,
  { category }: Pick<StoredCollection, 'category'>,
): string | undefined {
  if (category === undefined) {
    return sections.some(({ kind }) => kind === 'product-grid') ? name : undefined
  }
  const gallery = sections.find(section => section.kind === 'gallery')
  return gallery?.categories.find(({ id }) => id === category)?.label
}
