import * as z from 'zod'
import { conflict } from '../errors.ts'
import { changeRows, slotDetailsSchema } from '../slot-details/rows.ts'
import { factsSchema } from './facts-schema.ts'
import { listsSchema, type ProductList, UNCHANGED } from './lists/lists-schema.ts'
import type { Stored } from './stored.ts'

const version = z.int().nonnegative()

/** What a change of many products replaced, with the versions that it made. */
export const formerProducts = z.strictObject({
  /** By code; null for a product that it added. */
  records: z.record(z.string(), z.strictObject({ version, facts: factsSchema.nullable() })),
  /** By the id of a collection; null for one that was as the site has it. */
  lists: z.record(z.string(), z.strictObject({ version, list: listsSchema.valueType.nullable() })),
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
    if ((stored.lists[id]?.version ?? 0) !== version) throw changedSince('A list of products')
  }
  for (const [code, { version, facts }] of Object.entries(former.records)) {
    if (facts) stored.records[code] = { version: version + 1, facts, updatedAt }
    else delete stored.records[code]
  }
  for (const [id, { version, list }] of Object.entries(former.lists)) {
    const before = list ?? (structuredClone(UNCHANGED) as ProductList)
    stored.lists[id] = { ...before, version: version + 1 }
  }
  const known = Object.entries(former.slots)
  for (const [path, details] of known) if (!details) delete stored.slots[path]
  const changes = known.flatMap(([path, details]) => (details ? [[path, details] as const] : []))
  changeRows(stored.slots, new Map(changes), updatedAt)
}

const changedSince = (what: string) =>
  conflict(`${what} has changed since. Change back by hand what you want back.`)
