import { eachWord } from '../../../web/features/products/picture-words.ts'
import { conflict } from '../../base/errors.ts'
import { changedFacts, type FactsChange } from './change-schema.ts'
import type { Collections, StoredCollection, StoredProduct } from './lists/collection-schema.ts'
import { rememberedNames } from './slot-details/former-names.ts'
import { changed, type Details, type SlotDetailsChange } from './slot-details/rows.ts'

/** A change of one product: missing fields stay. */
export interface ProductChange {
  /** The version that it began from; without one it is made whatever there is. */
  version?: number | undefined
  facts?: FactsChange | undefined
  /** Its name, and what is said of its picture. */
  details?: SlotDetailsChange | undefined
}

/** By code. */
export type ProductChanges = ReadonlyMap<string, ProductChange>

/** Makes the next version of a product. */
export function changedProduct(
  product: Readonly<StoredProduct>,
  { facts: change = {}, details = {} }: ProductChange,
  updatedAt: string,
): StoredProduct {
  const { code, slot, version = 0 } = product
  const facts = changedFacts(product.facts ?? {}, change)
  return {
    ...{ code, slot, ...withDetails(product, details) },
    ...(Object.keys(facts).length > 0 && { facts }),
    ...{ version: version + 1, updatedAt },
  }
}

function withDetails(product: Readonly<StoredProduct>, change: SlotDetailsChange) {
  const { firstName = product.name } = product
  const before = detailsOfProduct(product)
  const { productName, isVisible, formerNames: _, ...words }: Details = changed(before, change)
  const ownName = productName === firstName ? '' : productName
  const formerNames = rememberedNames(before, ownName)
  return {
    name: ownName || firstName,
    ...(ownName && { firstName }),
    ...(formerNames.length > 0 && { formerNames }),
    ...Object.fromEntries(Object.entries(words).filter(([, text]) => text)),
    ...(!isVisible && { isVisible }),
  }
}

/** Reads what its owner says of a product's picture; the name is '' where nobody has changed it. */
export function detailsOfProduct(product: Readonly<StoredProduct>): Details {
  const { name, firstName, formerNames = [], isVisible = true, builtVersion = '' } = product
  const productName = firstName === undefined ? '' : name
  const words = eachWord(word => product[word] ?? '')
  return { productName, ...words, isVisible, builtVersion, formerNames }
}

/** @throws AppError 409 where one of these changes began from another version than there is now */
export function changeProducts(
  collections: StoredCollection[],
  changes: ProductChanges,
  updatedAt: string,
): void {
  assertCurrent(collections, changes)
  for (const { products } of collections) {
    for (const [index, product] of products.entries()) {
      const change = changes.get(product.code)
      if (change) products[index] = changedProduct(product, change, updatedAt)
    }
  }
}

/** @throws AppError 409 where one of these changes began from another version than there is now */
export function assertCurrent(collections: Collections, changes: ProductChanges): void {
  for (const { code, version: now = 0 } of collections.flatMap(({ products }) => products)) {
    const { version = now } = changes.get(code) ?? {}
    if (version !== now) throw conflict(newer(code))
  }
}

const newer = (code: string) =>
  `Somebody else has changed ${code} meanwhile. Load it again and repeat your change.`
