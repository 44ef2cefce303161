import { sameCode } from '../../web/products/codes.ts'
import { routes } from '../../web/routes.ts'
import { itemOf } from '../../web/sections/items/named-item.ts'
import type { CollectionSource } from '../content/collections/collection.ts'
import { collections } from '../content/collections/index.ts'
import type { Content } from '../content/content.ts'
import type { ContentPage } from '../content/page.ts'
import { numberIn } from '../content/slots.ts'
import { derivedOnce } from '../derived-once.ts'
import { isCode } from './codes.ts'
import { type CollectionList, listIn } from './collection-list.ts'

export interface Collection {
  id: string
  /** Such as "Chairs": that of its page, or of its category in the gallery. */
  name: string
  page: ContentPage
  /** Its category in the gallery. */
  category?: string | undefined
  /** Of the codes that its products get. */
  prefix: string
  products: readonly Product[]
  /** The ids of others that go with it. */
  goesWith: readonly string[]
}

export interface Product {
  /** Unique among all products, and for ever. */
  code: string
  /** On its tile, as long as no administrator has set another. */
  name: string
  /** Of its picture. */
  slot: string
  collection: Collection
}

export interface Products {
  collections: readonly Collection[]
  all: readonly Product[]
  /** The product with this code, in any of its spellings. */
  withCode(code: string): Product | undefined
  /** The product whose picture a slot is. */
  inSlot(slotPath: string): Product | undefined
}

/** Where visitors see all of it. */
export const listAddress = ({ page, category, name }: Collection): string =>
  category === undefined ? page.path : routes.gallery(name)

/** @throws where two products have the same code */
export const productsIn = derivedOnce(foundIn)

function foundIn({ byPath }: Pick<Content, 'byPath'>): Products {
  const found = collections.flatMap(source => {
    const page = byPath.get(source.page)
    const list = page && listIn(page, source)
    return page && list ? [collectionOf(source, page, list)] : []
  })
  const all = found.flatMap(({ products }) => products)
  const byCode = new Map<string, Product>()
  for (const product of all) {
    const other = byCode.get(sameCode(product.code))
    if (other) throw new Error(`${other.slot} and ${product.slot} have the same code`)
    byCode.set(sameCode(product.code), product)
  }
  const bySlot = new Map(all.map(product => [product.slot, product]))
  return {
    collections: found,
    all,
    withCode: code => byCode.get(sameCode(code)),
    inSlot: slotPath => bySlot.get(slotPath),
  }
}

function collectionOf(
  { id, category, prefix, goesWith }: CollectionSource,
  page: ContentPage,
  { name, entries }: CollectionList,
): Collection {
  const products: Product[] = []
  const collection = { id, name, page, category, prefix, products, goesWith }
  for (const [index, entry] of entries.entries()) {
    const { code: own, slot } = itemOf(entry)
    const number = numberIn(slot) ?? index + 1
    const code = entry.code ?? (isCode(own) ? own : `${prefix}${number}`)
    products.push({ code, name: own, slot, collection })
  }
  return collection
}
