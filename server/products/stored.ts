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

/**
 * Of a volume. Since version 4 `slot-details.json` beside it is a tombstone: a release that knows
 * version 3 alone would remove that, and the one before would then start without the rows of slots.
 */
export const STORED_VERSION = 4

/** A database has no such file, so the release before goes on reading this version. */
export const STORED_IN_DATABASE = 3

export const productsFormat = { version: STORED_VERSION, schema: storedSchema }

/** Version 1 had records alone; the rows of slots had a file of their own until version 3. */
export function migrateStored(data: unknown, from: number, slots: () => Stored['slots']): unknown {
  if (from === 1) return { records: data, lists: {}, slots: slots() }
  return from === 2 ? { ...(data as object), slots: slots() } : data
}
