import { sameCode } from '../../web/products/codes.ts'
import { routes } from '../../web/routes.ts'
import type { Content } from '../content/content.ts'
import { listName } from '../content/listed-page.ts'
import type { ContentPage } from '../content/page.ts'
import { derivedOnce } from '../derived-once.ts'
import { listedProducts, type StoredCollection } from './lists/collection-schema.ts'

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

function foundIn({ byPath, collections }: Pick<Content, 'byPath' | 'collections'>): Products {
  const found = collections.flatMap(stored => {
    const page = byPath.get(stored.page)
    const name = page && listName(page, stored)
    return page && name !== undefined ? [collectionOf(stored, page, name)] : []
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
  stored: Readonly<StoredCollection>,
  page: ContentPage,
  name: string,
): Collection {
  const { id, category, prefix, goesWith } = stored
  const products: Product[] = []
  const collection = { id, name, page, category, prefix, products, goesWith }
  for (const { code, name, slot } of listedProducts(stored)) {
    products.push({ code, name, slot: slot.path, collection })
  }
  return collection
}
