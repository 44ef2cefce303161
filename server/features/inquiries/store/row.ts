import * as z from 'zod'
import type { Inquiry, InquiryStatus, InquiryWait } from '../../../../web/base/contract.ts'
import { LONGEST_TEXT } from '../../../../web/features/design/plan-text.ts'
import { type InquiryText, inquiryTexts } from '../../../../web/features/inquiries/rules.ts'
import { serviceLimits } from '../../../../web/features/inquiries/services.ts'
import { noteLimits, STAGES } from '../../../../web/features/inquiries/stages.ts'
import { itemLimits } from '../../../../web/features/shortlist/item-limits.ts'
import { folded } from '../../../base/folded.ts'
import { digitsOf } from './search-words.ts'
import { statusOf, waitsOf } from './stage.ts'

/** Looser than the form's rules: what was stored once must always load. */
const text = (name: InquiryText, minLength = 0) =>
  z.string().min(minLength).max(inquiryTexts[name].most)

/** An inquiry as stored. */
export const inquiryRow = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  stage: z.enum(STAGES),
  stageSince: z.iso.datetime(),
  isRead: z.boolean(),
  /** A username; empty without an assignee. */
  assignee: z.string().max(100),
  /** The time of the customer's question that no administrator has answered yet. */
  askedAt: z.iso.datetime().nullable(),
  notes: z.array(
    z.strictObject({
      id: z.uuid(),
      at: z.iso.datetime(),
      by: z.string().max(100),
      text: z.string().min(1).max(noteLimits.text),
      isCustomer: z.boolean(),
    }),
  ),
  name: text('name', 1),
  email: text('email', 1),
  phone: text('phone'),
  company: text('company'),
  subject: text('subject'),
  message: text('message', 1),
  serviceInterest: z.string().max(serviceLimits.label),
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
      /** The unit that the visitor designed. */
      design: z
        .strictObject({
          plan: z.string().max(LONGEST_TEXT),
          summary: z.string(),
          parts: z.array(
            z.strictObject({ id: z.string(), name: z.string(), count: z.int().positive() }),
          ),
        })
        .optional(),
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
}) satisfies z.ZodType<Omit<Inquiry, 'status' | 'waits'>>

export type InquiryRow = z.output<typeof inquiryRow>

/** The fields of an inquiry that stay in memory, for filtering. */
export interface IndexedInquiry {
  /** Milliseconds since 1970. */
  at: number
  stage: InquiryRow['stage']
  status: InquiryStatus
  assignee: string
  waitsFor: InquiryWait['for'] | undefined
  /** Milliseconds since 1970, of those that wait. */
  waitsSince: number
  service: InquiryRow['serviceInterest']
  mail: InquiryRow['mail']['state']
  fingerprint: string
  isDeleted: boolean
}

export function indexedFields(row: InquiryRow): IndexedInquiry {
  const wait = waitsOf(row)
  return {
    at: Date.parse(row.createdAt),
    stage: row.stage,
    status: statusOf(row),
    assignee: row.assignee,
    waitsFor: wait?.for,
    waitsSince: wait ? Date.parse(wait.since) : 0,
    service: row.serviceInterest,
    mail: row.mail.state,
    fingerprint: row.fingerprint,
    isDeleted: row.deleted !== null,
  }
}

const searched = [...(Object.keys(inquiryTexts) as InquiryText[]), 'serviceInterest'] as const

/** The searchable text, normalised like queries. */
export const textOf = (row: InquiryRow): string =>
  folded(
    [
      ...searched.map(name => row[name]),
      digitsOf(row.phone),
      ...row.items.flatMap(({ code, note, page, design }) => [code, note, page, design?.summary]),
      ...row.notes.map(({ text }) => text),
    ].join('\n'),
  )
