import * as z from 'zod'
import type { KeyedPage } from '../../web/page-editing/contract.ts'
import type { SectionKind } from '../../web/sections/schemas.ts'
import type { ContentPage } from '../content/page.ts'
import type { UnlistedPage } from './unlisted-page.ts'

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

/** What turns the state of a page back into that of an earlier version: see former-states.ts. */
const formerSchema = z.strictObject({
  version: z.int().nonnegative(),
  keys,
  /** Where they differ: all of the page's fields. */
  fields: z.record(z.string(), z.unknown()).optional(),
  /** Those that the later state has not, or has changed; by key. */
  sections: z.record(z.string(), section),
})

/** One page that somebody has changed. */
export const storedPageSchema = z.strictObject({
  /** The path that the release gives it. */
  shipped: z.string(),
  version: z.int().nonnegative(),
  /** Missing where visitors see the shipped page. */
  published: z
    .strictObject({
      ...keyed,
      /** What visitors see, checked, so that a start need not check it. */
      checked: z.custom<UnlistedPage>(page => typeof page === 'object' && page !== null),
      /** Which build has checked it. */
      checkedBy: z.string(),
    })
    .optional(),
  draft: z.strictObject(keyed).optional(),
  /** Oldest first. */
  former: z.array(formerSchema),
  /** The highest number that a new slot of the page was given; none is given twice. */
  lastSlot: z.int().nonnegative(),
})

export type StoredPage = z.output<typeof storedPageSchema>
export type Former = z.output<typeof formerSchema>

/** What the editor shows: the draft, what is published, or the shipped page. */
export const editedState = (
  { draft, published }: Pick<StoredPage, 'draft' | 'published'>,
  shipped: KeyedPage,
): KeyedPage => stateOf(draft ?? published ?? shipped)

export const publishedState = ({ published }: Pick<StoredPage, 'published'>, shipped: KeyedPage) =>
  stateOf(published ?? shipped)

const stateOf = ({ source, keys }: KeyedPage): KeyedPage => ({ source, keys })

export const untouchedPage = ({ path }: Pick<ContentPage, 'path'>): StoredPage => ({
  shipped: path,
  version: 0,
  former: [],
  lastSlot: 0,
})
