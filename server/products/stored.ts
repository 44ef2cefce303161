import * as z from 'zod'
import { rowsSchema } from '../slot-details/rows.ts'
import { factsSchema } from './facts-schema.ts'
import { listsSchema } from './lists/lists-schema.ts'

const recordSchema = z.strictObject({
  /** Rises with each change of the facts, or of the details of its picture. */
  version: z.int().positive(),
  facts: factsSchema,
  /** ISO 8601 in UTC. */
  updatedAt: z.string(),
})

/** The content of `products.json`. */
export const storedSchema = z.strictObject({
  /** By code; only of products of which something was said. */
  records: z.record(z.string(), recordSchema),
  lists: listsSchema,
  /** What is said of the pictures of products and of all other slots. */
  slots: rowsSchema,
})

export type Stored = z.output<typeof storedSchema>

export const STORED_VERSION = 3

/** Version 1 had records alone; the rows of slots had a file of their own until version 3. */
export function migrateStored(data: unknown, from: number, slots: Stored['slots']): unknown {
  return from === 1 ? { records: data, lists: {}, slots } : { ...(data as object), slots }
}
