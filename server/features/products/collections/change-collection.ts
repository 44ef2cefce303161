import { sameCode } from '../../../../web/features/products/codes.ts'
import { conflict } from '../../../base/errors.ts'
import {
  listedProducts,
  presentCollections,
  type StoredCollection,
} from '../lists/collection-schema.ts'

/** The change of one collection among all, in the order of the site. */
export type CollectionChange = (list: StoredCollection, collections: StoredCollection[]) => void

/**
 * Applies a change to a collection that is not deleted.
 * @throws AppError 409 where the collection has changed since that version
 */
export function changed(
  collections: StoredCollection[],
  { id, version }: { id: string; version: number },
  change: CollectionChange,
): void {
  const list = collections.find(one => one.id === id)
  if (list?.version !== version || list.removed) throw conflict(NEWER)
  change(list, collections)
  list.version += 1
}

/**
 * Makes a deleted collection what it was; one that is not deleted stays.
 * @throws AppError 409 where another collection has one of its codes now
 */
export function restored(collections: StoredCollection[], id: string): void {
  const list = collections.find(one => one.id === id)
  if (!list?.removed) return
  const taken = new Set(
    presentCollections(collections).flatMap(({ products }) =>
      products.map(({ code }) => sameCode(code)),
    ),
  )
  const twice = listedProducts(list).find(({ code }) => taken.has(sameCode(code)))
  if (twice) throw conflict(`${twice.code} is the code of another product now.`)
  delete list.removed
  list.version += 1
}

export const NEWER =
  'Somebody else has changed this collection meanwhile. Look at it, then repeat your change.'
