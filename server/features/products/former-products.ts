import * as z from 'zod'
import { conflict } from '../../base/errors.ts'
import { changedProduct } from './changed-product.ts'
import { factsSchema } from './facts-schema.ts'
import { deliveredOrder, formerLists } from './former-lists.ts'
import type { StoredProduct } from './lists/collection-schema.ts'
import { ordered } from './lists/order.ts'
import { slotDetailsSchema } from './slot-details/rows.ts'
import type { Stored } from './stored.ts'

const version = z.int().nonnegative()

/** What a change of many products replaced, with the versions that it made. */
export const formerProducts = z.strictObject({
  /** By code; null for a product that it added. */
  records: z.record(z.string(), z.strictObject({ version, facts: factsSchema.nullable() })),
  /** By the id of a collection. */
  lists: z.record(
    z.string(),
    z.union([
      /** All codes in their order, without those that it added. */
      z.strictObject({ version, order: z.array(z.string()) }),
      /** The form of releases that had products compiled in; null for a list as it was delivered. */
      z.strictObject({ version, list: formerLists.valueType.nullable() }),
    ]),
  ),
  /** By the path of a product's picture; null for a product that it added. */
  slots: z.record(z.string(), slotDetailsSchema.omit({ builtVersion: true }).nullable()),
})

export type FormerProducts = z.output<typeof formerProducts>

/**
 * Makes products what they were before.
 * @throws AppError 409 where one of them, or a list, has changed since
 */
export function restoreFormer(stored: Stored, former: FormerProducts, updatedAt: string): void {
  const products = new Map(
    stored.collections.flatMap(({ products }) => products.map(product => [product.code, product])),
  )
  for (const [code, { version }] of Object.entries(former.records)) {
    if ((products.get(code)?.version ?? 0) !== version) throw changedSince(code)
  }
  for (const [id, { version }] of Object.entries(former.lists)) {
    if (collectionIn(stored, id)?.version !== version) throw changedSince('A list of products')
  }
  const added = new Set(
    Object.entries(former.records).flatMap(([code, { facts }]) => (facts ? [] : code)),
  )
  for (const list of stored.collections) {
    const before = former.lists[list.id]
    if (before) {
      const left = list.products.filter(({ code }) => !added.has(code))
      list.products = ordered(left, orderOf(list.id, before))
      list.version += 1
    }
    list.products = list.products.map(product => formerState(product, former, updatedAt))
  }
}

function formerState(
  product: StoredProduct,
  { records, slots }: FormerProducts,
  updatedAt: string,
): StoredProduct {
  const { facts } = records[product.code] ?? {}
  if (!facts) return product
  const { facts: _, ...rest } = product
  const details = slots[product.slot.path] ?? undefined
  return changedProduct(rest, { facts, details }, updatedAt)
}

function orderOf(id: string, before: FormerProducts['lists'][string]): readonly string[] {
  if ('order' in before) return before.order
  return before.list?.order.length ? before.list.order : deliveredOrder(id)
}

const collectionIn = ({ collections }: Stored, id: string) =>
  collections.find(collection => collection.id === id)

const changedSince = (what: string) =>
  conflict(`${what} has changed since. Change back by hand what you want back.`)
