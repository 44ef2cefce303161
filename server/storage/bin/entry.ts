import * as z from 'zod'

export const binEntry = z.strictObject({
  version: z.literal(1),
  id: z.uuid(),
  /** The time of the deletion or replacement, ISO 8601 in UTC. */
  createdAt: z.iso.datetime(),
  /** The administrator's name. */
  who: z.string().max(100),
  /** Each kind is restored by its feature. */
  kind: z.enum(['media', 'slot-details', 'product', 'products', 'page', 'collection']),
  cause: z.enum(['deleted', 'replaced']),
  /** The text by which the bin is searched. */
  subject: z.string().max(500),
  /** The data from which the feature restores it, validated by that feature. */
  content: z.unknown(),
  /** The total size of its files, which are named by their index. */
  bytes: z.int().nonnegative(),
})

/** The content of `uploads/bin/ID/entry.json`. */
export type BinEntry = z.output<typeof binEntry>
