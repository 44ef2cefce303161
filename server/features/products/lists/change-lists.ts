import { sameCode } from '../../../../web/features/products/codes.ts'
import { conflict } from '../../../base/errors.ts'
import type { StoredCollection, StoredProduct } from './collection-schema.ts'
import { ordered } from './order.ts'

export interface ListChange {
  /** Of the list, that the change began from. */
  version: number
  added: readonly StoredProduct[]
  /** All codes of the collection, deleted ones too; missing where the order stays. */
  order?: readonly string[] | undefined
}

/** By the id of a collection. */
export type ListChanges = ReadonlyMap<string, ListChange>

/** @throws AppError 409 where a list has changed since, or a code was given meanwhile */
export function changeLists(collections: StoredCollection[], changes: ListChanges): void {
  const given = new Set(
    collections.flatMap(({ products }) => products.map(({ code }) => sameCode(code))),
  )
  for (const [id, { version, added, order }] of changes) {
    const list = collections.find(collection => collection.id === id)
    const isStale = list?.version !== version || added.some(({ code }) => given.has(sameCode(code)))
    if (!list || isStale) throw conflict(NEWER)
    const products = [...list.products, ...added]
    list.products = order ? ordered(products, order) : products
    list.version += 1
  }
}

const NEWER = 'Somebody else has changed the list of products meanwhile. Nothing was changed.'
