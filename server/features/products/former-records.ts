import * as z from 'zod'
import { changedProduct } from './changed-product.ts'
import { factsSchema } from './facts-schema.ts'
import type { Collections } from './lists/collection-schema.ts'
import { type Rows, rowsSchema } from './slot-details/rows.ts'
import type { Stored } from './stored.ts'

/** Releases up to version 5 of `products.json` stored this beside the lists of products. */
export const formerRecords = z.object({
  /** By code. */
  records: z.record(
    z.string(),
    z.strictObject({ version: z.int().positive(), facts: factsSchema, updatedAt: z.string() }),
  ),
  /** By the path of a slot, those of products among them. */
  slots: rowsSchema,
})

export type FormerRecords = z.output<typeof formerRecords>

/** Moves the records and the rows of products into the products of their collections. */
export function withFormerRecords(
  collections: Collections,
  { records, slots }: FormerRecords,
): Omit<Stored, 'currency'> {
  const left: Rows = { ...slots }
  const all = collections.map(collection => ({
    ...collection,
    products: collection.products.map(product => {
      const record = records[product.code]
      const row = left[product.slot.path]
      delete left[product.slot.path]
      if (!record && !row) return product
      const { updatedAt = '', formerNames = [], ...details } = { ...row }
      const { version = 0, facts = {} } = record ?? {}
      const changed = changedProduct({ ...product, formerNames }, { facts, details }, updatedAt)
      const { version: _, updatedAt: __, ...rest } = changed
      return {
        ...rest,
        ...(version > 0 && { version }),
        updatedAt: record?.updatedAt ?? updatedAt,
      }
    }),
  }))
  return { collections: all, slots: left }
}
