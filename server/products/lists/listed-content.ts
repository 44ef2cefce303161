import { sameCode } from '../../../web/products/codes.ts'
import type { ItemEntry } from '../../../web/sections/items/named-item.ts'
import { type Content, withPages } from '../../content/content.ts'
import type { ContentPage } from '../../content/page.ts'
import { listIn, withEntries } from '../collection-list.ts'
import { type Collection, productsIn } from '../products.ts'
import type { AddedProduct, ProductList, ProductLists } from './lists-schema.ts'
import { ordered } from './order.ts'

/**
 * Content whose pages list the products that there are: without those deleted, with those added, in
 * the owner's order. Content that the owner has not changed comes back as it is.
 */
export function listedContent(content: Content, lists: ProductLists): Content {
  const changed = productsIn(content).collections.filter(({ id }) => lists[id])
  if (changed.length === 0) return content
  const added = Object.values(lists).flatMap(list => list.added)
  // A later release may ship a code that the owner has given already; codes are for ever.
  const given = new Set(added.map(({ code }) => sameCode(code)))
  const pages = content.pages.map(page =>
    changed
      .filter(collection => collection.page.path === page.path)
      .reduce((page, one) => listedPage(page, one, lists[one.id] as ProductList, given), page),
  )
  return withPages(content, pages)
}

interface Listed {
  entry: ItemEntry
  /** What it is drawn as, where it is no slot of the page yet. */
  added?: AddedProduct
}

function listedPage(
  page: ContentPage,
  collection: Collection,
  list: Readonly<ProductList>,
  given: ReadonlySet<string>,
): ContentPage {
  const entries = listIn(page, collection)?.entries ?? []
  const shipped = collection.products.map(({ code }, index): [string, Listed] => [
    code,
    { entry: entries[index] as ItemEntry },
  ])
  const all = new Map([
    ...shipped.filter(([code]) => !given.has(sameCode(code))),
    ...list.added.map((added): [string, Listed] => [
      added.code,
      { entry: entryOf(added, collection), added },
    ]),
  ])
  const deleted = new Set(list.deleted)
  const shown = ordered([...all.keys()], list.order)
    .filter(code => !deleted.has(code))
    .map(code => all.get(code) as Listed)
  const kept = new Set(shown.map(({ entry }) => entry.media))
  const gone = new Set(collection.products.map(({ slot }) => slot).filter(slot => !kept.has(slot)))
  return Object.freeze({
    ...page,
    sections: withEntries(
      page,
      collection,
      shown.map(({ entry }) => entry),
    ),
    slots: [
      ...page.slots.filter(({ path }) => !gone.has(path)),
      ...shown.flatMap(({ added }) => added?.slot ?? []),
    ],
  })
}

function entryOf({ code, name, slot }: AddedProduct, { category }: Collection): ItemEntry {
  const named = category === undefined ? { name } : { title: name }
  return { ...named, media: slot.path, code } as ItemEntry
}
