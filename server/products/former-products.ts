import * as z from 'zod'
import { conflict } from '../errors.ts'
import { changeRows, slotDetailsSchema } from '../slot-details/rows.ts'
import { factsSchema } from './facts-schema.ts'
import { deliveredOrder, formerLists } from './former-lists.ts'
import { ordered } from './lists/order.ts'
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
  /** By slot path; null for the slot of a product that it added. */
  slots: z.record(z.string(), slotDetailsSchema.omit({ builtVersion: true }).nullable()),
})

export type FormerProducts = z.output<typeof formerProducts>

/**
 * Makes products what they were before.
 * @throws AppError 409 where one of them, or a list, has changed since
 */
export function restoreFormer(stored: Stored, former: FormerProducts, updatedAt: string): void {
  for (const [code, { version }] of Object.entries(former.records)) {
    if ((stored.records[code]?.version ?? 0) !== version) throw changedSince(code)
  }
  for (const [id, { version }] of Object.entries(former.lists)) {
    if (collectionIn(stored, id)?.version !== version) throw changedSince('A list of products')
  }
  for (const [code, { version, facts }] of Object.entries(former.records)) {
    if (facts) stored.records[code] = { version: version + 1, facts, updatedAt }
    else delete stored.records[code]
  }
  const added = new Set(
    Object.entries(former.records).flatMap(([code, { facts }]) => (facts ? [] : code)),
  )
  for (const [id, before] of Object.entries(former.lists)) {
    const list = collectionIn(stored, id)
    if (!list) continue
    const products = list.products.filter(({ code }) => !added.has(code))
    list.products = ordered(products, orderOf(id, before))
    list.version += 1
  }
  const formerSlots = Object.entries(former.slots)
  for (const [path, details] of formerSlots) if (!details) delete stored.slots[path]
  const changes = formerSlots.flatMap(([path, details]) =>
    details ? [[path, details] as const] : [],
  )
  changeRows(stored.slots, new Map(changes), updatedAt)
}

function orderOf(id: string, before: FormerProducts['lists'][string]): readonly string[] {
  if ('order' in before) return before.order
  return before.list?.order.length ? before.list.order : deliveredOrder(id)
}

const collectionIn = ({ collections }: Stored, id: string) =>
  collections.find(collection => collection.id === id)

const changedSince = (what: string) =>
  conflict(`${what} has changed since. Change back by hand what you want back.`)
