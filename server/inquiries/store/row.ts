import * as z from 'zod'
import type { Inquiry } from '../../../web/contract.ts'
import { type InquiryText, inquiryTexts, SERVICES } from '../../../web/inquiry/rules.ts'
import { itemLimits } from '../../../web/shortlist/item-limits.ts'
import { folded } from '../../folded.ts'
import { digitsOf } from './search-words.ts'

/** Looser than the form's rules: what was stored once must always load. */
const text = (name: InquiryText, least = 0) => z.string().min(least).max(inquiryTexts[name].most)

/** An inquiry as stored. */
export const inquiryRow = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  status: z.enum(['new', 'read', 'archived', 'spam']),
  name: text('name', 1),
  email: text('email', 1),
  phone: text('phone'),
  company: text('company'),
  subject: text('subject'),
  message: text('message', 1),
  serviceInterest: z.enum(['', ...SERVICES.map(([value]) => value)]),
  budgetRange: text('budgetRange'),
  preferredContactMethod: text('preferredContactMethod'),
  projectTimeline: text('projectTimeline'),
  page: text('page'),
  items: z.array(
    z.strictObject({
      page: z.string().max(itemLimits.page),
      code: z.string().max(itemLimits.code),
      quantity: z.int().positive().max(itemLimits.quantity),
      note: z.string().max(itemLimits.note),
    }),
  ),
  isSuspect: z.boolean(),
  mail: z.strictObject({
    state: z.enum(['none', 'queued', 'sent', 'failed']),
    attempts: z.int().nonnegative(),
    problem: z.string().max(500),
    at: z.iso.datetime().nullable(),
  }),
  /** Identifies repeated posts; empty where the post had no key. */
  fingerprint: z.string().max(64),
  /** Set while it is in the bin: the time of deletion and the administrator. */
  deleted: z.strictObject({ at: z.iso.datetime(), by: z.string().max(100) }).nullable(),
}) satisfies z.ZodType<Inquiry>

export type InquiryRow = z.output<typeof inquiryRow>

/** The fields of an inquiry that stay in memory, for filtering. */
export interface IndexedInquiry {
  /** Milliseconds since 1970. */
  at: number
  status: InquiryRow['status']
  service: InquiryRow['serviceInterest']
  mail: InquiryRow['mail']['state']
  fingerprint: string
  isDeleted: boolean
}

export const indexedFields = (row: InquiryRow): IndexedInquiry => ({
  at: Date.parse(row.createdAt),
  status: row.status,
  service: row.serviceInterest,
  mail: row.mail.state,
  fingerprint: row.fingerprint,
  isDeleted: row.deleted !== null,
})

/** Version 1 had neither the bin nor the status `spam`. */
export const migrateInquiry = (row: unknown, from: number): unknown =>
  from === 1 ? { ...(row as object), deleted: null } : row

const searched = [...(Object.keys(inquiryTexts) as InquiryText[]), 'serviceInterest'] as const

/** The searchable text, normalised like queries. */
export const textOf = (row: InquiryRow): string =>
  folded(
    [
      ...searched.map(name => row[name]),
      digitsOf(row.phone),
      ...row.items.flatMap(({ code, note, page }) => [code, note, page]),
    ].join('\n'),
  )
