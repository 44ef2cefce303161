import * as z from 'zod'
import { rowsSchema } from '../slot-details/rows.ts'
import { starterCollections } from '../starters/starter-collections.ts'
import { factsSchema } from './facts-schema.ts'
import { formerLists, withFormerLists } from './former-lists.ts'
import { collectionSchema } from './lists/collection-schema.ts'

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
  collections: z.array(collectionSchema),
  /** What is said of the pictures of products and of all other slots. */
  slots: rowsSchema,
})

export type Stored = z.output<typeof storedSchema>

/**
 * Since version 4 `slot-details.json` beside it is a tombstone: a release that knows version 3 alone would
 * remove that, and the one before would then start without the rows of slots. Since version 5 it has the
 * collections.
 */
export const productsFormat = { version: 5, schema: storedSchema }

/** The products of a new site. */
export const initialProducts = (slots: Stored['slots']): Stored => ({
  records: {},
  collections: withFormerLists(starterCollections(), {}),
  slots,
})

/** Version 1 had records alone; the rows of slots had a file of their own until version 3. */
export function migrateStored(data: unknown, from: number, slots: () => Stored['slots']): unknown {
  const { lists, ...stored } =
    from === 1 ? { records: data, lists: {}, slots: slots() } : (data as FormerStored)
  const collections = withFormerLists(starterCollections(), formerLists.parse(lists))
  return { ...stored, ...(from === 2 && { slots: slots() }), collections }
}

interface FormerStored {
  lists: unknown
}
