import * as z from 'zod'

/** What can be brought back, each in its own way. */
export type BinKind = 'media' | 'slot-details' | 'inquiry'

export const binEntry = z.strictObject({
  version: z.literal(1),
  id: z.uuid(),
  /** When it was deleted or replaced: ISO 8601 in UTC. */
  createdAt: z.iso.datetime(),
  /** The administrator's name. */
  who: z.string().max(100),
  kind: z.enum(['media', 'slot-details']),
  cause: z.enum(['deleted', 'replaced']),
  /** What it is about, for people to find it by. */
  subject: z.string().max(500),
  /** What the feature needs to bring it back; each checks its own. */
  content: z.unknown(),
  /** Of the files beside it, which are named by their index. */
  bytes: z.int().nonnegative(),
})

/** What was deleted or replaced, as `uploads/bin/ID/entry.json` holds it. */
export type BinEntry = z.output<typeof binEntry>
