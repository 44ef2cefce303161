import * as z from 'zod'
import { ownDrawingSchema } from '../../../web/sections/fields.ts'
import type { SectionKind } from '../../../web/sections/schemas.ts'
import type { UnlistedPage } from '../products/listed-page.ts'

/** Unfinished drafts are stored as well: what a section says is checked when it is published. */
const section = z.looseObject({
  kind: z.custom<SectionKind>(kind => typeof kind === 'string'),
  hidden: z.literal(true).optional(),
})

export const sourceSchema = z.looseObject({
  path: z.string(),
  sections: z
    .array(section)
    .min(1, 'A page has one section at least')
    .max(100, 'A page has at most 100 sections'),
})

const keys = z.array(z.string())

const keyed = {
  source: sourceSchema,
  keys,
  by: z.string(),
  at: z.iso.datetime(),
}

const planned = {
  at: z.iso.datetime(),
  by: z.string(),
  /** Why it was not done, in words for its author. */
  failed: z.string().optional(),
}

/** What turns the state of a page back into that of an earlier version: see former-states.ts. */
const formerSchema = z.strictObject({
  version: z.int().nonnegative(),
  keys,
  /** Where they differ: all of the page's fields. */
  fields: z.record(z.string(), z.unknown()).optional(),
  /** Those that the later state has not, or has changed; by key. */
  sections: z.record(z.string(), section),
})

/** One page of the site. */
export const storedPageSchema = z.strictObject({
  /** The name of its file, its versions and its new slots; it never changes. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** The path that it has in the starter; missing for a page of the owner's own. */
  shipped: z.string().optional(),
  /** Which words of a starter it was published with last, for as long as they are its own. */
  deliveredAs: z.strictObject({ starter: z.string(), hash: z.string() }).optional(),
  /** Its places then, each with what its drawing shows, by path; and its other drawings. */
  delivered: z
    .strictObject({
      places: z.record(z.string(), z.string()),
      drawings: z.array(ownDrawingSchema),
    })
    .optional(),
  /** Of a page of the owner's own: what it began as. */
  origin: z.strictObject({ source: sourceSchema, keys }).optional(),
  /** Where visitors find it, or will find it: a draft with another path moves it when it is published. */
  address: z.string(),
  version: z.int().nonnegative(),
  /** Missing where visitors have not seen it yet. */
  published: z
    .strictObject({
      ...keyed,
      /** What visitors see, checked, so that a start need not check it. */
      checked: z.custom<UnlistedPage>(page => typeof page === 'object' && page !== null),
      /** The `SECTIONS_FORMAT` that it was checked in. */
      format: z.int().nonnegative(),
    })
    .optional(),
  draft: z
    .strictObject({
      ...keyed,
      /** When it was begun: later details of its pictures are not in it. */
      begun: z.iso.datetime(),
    })
    .optional(),
  /** Texts in the details of its pictures that are not later than this are the page's own now. */
  endedTexts: z.iso.datetime().optional(),
  /** When this version is published, and a hidden page shown. */
  publishAt: z.strictObject({ ...planned, version: z.int().nonnegative() }).optional(),
  /** When visitors no longer see the page, whatever it says then. */
  hideAt: z
    .strictObject({
      ...planned,
      /** The address of the page to which its own leads from then on. */
      leadsTo: z.string().optional(),
    })
    .optional(),
  /** Oldest first. */
  former: z.array(formerSchema),
  /** The highest number that a new slot of the page was given; none is given twice. */
  lastSlot: z.int().nonnegative(),
  /** Of a page that visitors saw before, and may see again. */
  hidden: z
    .strictObject({
      by: z.string(),
      at: z.iso.datetime(),
      /** The address of the page to which its own leads meanwhile. */
      leadsTo: z.string().optional(),
    })
    .optional(),
  /** Of a page of the owner's own that is in the bin. */
  deleted: z.strictObject({ by: z.string(), at: z.iso.datetime() }).optional(),
})

export type StoredPage = z.output<typeof storedPageSchema>
export type Former = z.output<typeof formerSchema>

/** `services-interiors`: the id of the page that first has this path. */
export const idOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'
