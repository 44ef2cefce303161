import { sameCode } from '../../../../web/features/products/codes.ts'
import { conflict } from '../../../base/errors.ts'
import {
  type Collections,
  presentCollections,
  type StoredCollection,
} from '../lists/collection-schema.ts'

/**
 * @returns whether it was added; false where a start that was cut off has left it, without any product
 * @throws AppError 409 where another collection has the prefix, or the page
 */
export function addCollection(
  collections: StoredCollection[],
  { id, page, prefix }: Pick<StoredCollection, 'id' | 'page' | 'prefix'>,
): boolean {
  const left = collections.find(one => one.id === id)
  if (left?.page === page && left.prefix === prefix && left.products.length === 0) return false
  if (presentCollections(collections).some(one => one.page === page))
    throw conflict(PAGE_TAKEN, { path: PAGE_TAKEN })
  const other = collections.find(one => sameCode(one.prefix) === sameCode(prefix))
  if (other) {
    const which = other.removed ? 'a collection that was' : 'the collection'
    const message = `Codes of ${which} at ${other.page} begin with these letters. Give others.`
    throw conflict(message, { prefix: message })
  }
  const empty = { goesWith: [], version: 0, products: [], deleted: [] }
  collections.push({ id, page, prefix, ...empty })
  return true
}

const PAGE_TAKEN = 'The page at this address lists another collection.'

/**
 * The id of a collection with a page: the last word of its address, with a number where another has it.
 * That of the page itself stays the same when it is added again.
 */
export function idFor(page: string, collections: Collections): string {
  const word = page.split('/').at(-1) ?? ''
  const lasting = collections.filter(one => one.page !== page || one.removed)
  const usedIds = new Set(lasting.map(({ id }) => id))
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? word : `${word}-${number}`
    if (!usedIds.has(id)) return id
  }
}
