import * as z from 'zod'
import { sameCode } from '../../../web/features/products/codes.ts'
import { slotSchema } from '../../../web/sections/fields.ts'
import { starterCollections } from '../../starters/starter-collections.ts'
import type { Collections, StoredCollection } from './lists/collection-schema.ts'
import { ordered } from './lists/order.ts'

/**
 * The changes of owners to the lists of a release that had its products compiled in, by the id of the
 * collection.
 */
export const formerLists = z.record(
  z.string(),
  z.strictObject({
    version: z.int().positive(),
    added: z.array(z.strictObject({ code: z.string(), name: z.string(), slot: slotSchema })),
    /** Codes, also of those added. */
    deleted: z.array(z.string()),
    /** All codes in the owner's order, deleted ones too; empty for the order of the release. */
    order: z.array(z.string()),
  }),
)

/** The codes of a collection as it was delivered. */
export const deliveredOrder = (id: string): string[] =>
  starterCollections()
    .filter(collection => collection.id === id)
    .flatMap(({ products }) => products.map(({ code }) => code))

/** The collections of the starter as their owner had changed them. */
export function withFormerLists(
  collections: Collections,
  lists: z.output<typeof formerLists>,
): StoredCollection[] {
  const given = new Set(
    Object.values(lists).flatMap(({ added }) => added.map(({ code }) => sameCode(code))),
  )
  return collections.map(collection => {
    // A code that the owner gave stays that of his product.
    const delivered = collection.products.filter(({ code }) => !given.has(sameCode(code)))
    const list = lists[collection.id]
    if (!list) return { ...collection, products: delivered }
    const products = ordered([...delivered, ...list.added], list.order)
    return { ...collection, version: list.version, products, deleted: list.deleted }
  })
}
