import type { Sums } from '../../base/money/amount-text.ts'
import type { SentDesign } from '../design/contract.ts'
import type { Entry } from '../shortlist/entries.ts'
import type { InquiryText } from './rules.ts'
import type { ServiceChoice } from './services.ts'
import type { InquiryStage } from './stages.ts'

/** The contract of the inbox API, below `/api/admin/inquiries`. */

/**
 * The four states of earlier releases, for programs that know them: done and lost are `archived`,
 * spam is spam, all others are `new` until an administrator opens them.
 */
export type InquiryStatus = 'new' | 'read' | 'archived' | 'spam'

/** The number of inquiries by status; without `spam` where it is 0. */
export type InquiryCounts = Record<Exclude<InquiryStatus, 'spam'>, number> & { spam?: number }

/**
 * The state of the owner's mail for an inquiry: off (no SMTP_URL), queued, sent, or permanently
 * rejected by the mail server.
 */
export type MailState = 'none' | 'queued' | 'sent' | 'failed'

export interface InquiryMail {
  state: MailState
  attempts: number
  /** The reason of the last failed attempt; empty without one. */
  problem: string
  /** ISO 8601, of the last attempt or null. */
  at: string | null
}

/** The side that has to act next, and since when (ISO 8601 in UTC). */
export interface InquiryWait {
  for: WaitsFor
  since: string
}

/** `us`: the customer waits for the company; `customer`: the company waits for the customer. */
export type WaitsFor = 'us' | 'customer'

/** Written about an inquiry by an administrator, or asked by its customer on the page of a quote. */
export interface InquiryNote {
  id: string
  /** ISO 8601 in UTC. */
  at: string
  /** The administrator's name, or that of the customer. */
  by: string
  /** 1 to 2,000 characters. */
  text: string
  isCustomer: boolean
}

/** An item that was asked for; `design` where it is a unit that the visitor designed. */
export interface InquiryItem extends Entry {
  design?: SentDesign | undefined
}

/** An inquiry in the inbox; missing texts are empty. */
export interface Inquiry extends Record<InquiryText, string> {
  id: string
  /** ISO 8601 in UTC. */
  createdAt: string
  stage: InquiryStage
  /** ISO 8601 in UTC: when it came into its stage. */
  stageSince: string
  isRead: boolean
  /** Derived from `stage` and `isRead`. */
  status: InquiryStatus
  /** The assignee's username; empty without one. The user may have been deleted since. */
  assignee: string
  /** The time of the customer's unanswered question; setting any stage answers it. */
  askedAt: string | null
  /** Null where it is closed. */
  waits: InquiryWait | null
  /** Oldest first. */
  notes: InquiryNote[]
  serviceInterest: string
  items: InquiryItem[]
  /** True where the honeypot was filled in: it was done on arrival, without a mail. */
  isSuspect: boolean
  mail: InquiryMail
}

/**
 * The query of `GET /api/admin/inquiries`, its `/ids` and its `/export.csv`; every parameter is
 * optional. Days (`2026-11-22`) are in UTC, both included; of times with an offset
 * (`2026-11-22T00:00+03:00`) the start is included and the end excluded.
 */
export interface InquiryQuery {
  /** All but spam are listed without a stage and a status. */
  stage?: InquiryStage
  status?: InquiryStatus
  /** A username, `me`, or `none` for those without an assignee. */
  assignee?: string
  waits?: WaitsFor
  service?: string
  from?: string
  to?: string
  /** Words that must all occur in it or its notes, ignoring case and accents, or a phone number. */
  q?: string
  /** The order of the list: `waiting` begins with the longest wait. */
  order?: 'newest' | 'waiting'
  /** The page, from 1. */
  page?: number
}

export interface InquiryList {
  /** Newest first, unless another order is asked for. */
  inquiries: Inquiry[]
  /** The number of matching inquiries, and of their pages of `pageSize`. */
  total: number
  page: number
  pages: number
  pageSize: number
  /** The counts of all inquiries, whatever the query. */
  counts: InquiryCounts
  /** The same by stage. */
  stages: Record<InquiryStage, number>
  /**
   * The totals of their quotes in cents, by stage: of each inquiry those that were accepted, or
   * else the newest that its customer has, or else the newest draft.
   */
  sums: Record<InquiryStage, Sums>
  /** The services of the form; empty for those of the release. */
  services: readonly ServiceChoice[]
}

/** The response of `GET /api/admin/inquiries/ids`: the ids of all pages, newest first. */
export interface InquiryIds {
  ids: string[]
}

/** A change of an inquiry's place in the pipeline. */
export interface PipelineChange {
  /** The present stage counts too: it answers the customer's question. */
  stage?: InquiryStage
  /** A username or the id of a user; empty or null removes the assignee. */
  assignee?: string | null
  isRead?: boolean
  status?: InquiryStatus
}

/**
 * The body of `PATCH /api/admin/inquiries/:id`; `note` adds one in the name of the administrator,
 * `mail: 'queued'` retries a rejected mail.
 */
export interface InquiryChange extends PipelineChange {
  /** The state that the change began from: the response is 409 where it is outdated. */
  from?: { stage?: InquiryStage; assignee?: string }
  note?: string
  mail?: 'queued'
}

/**
 * The body of `PUT /api/admin/inquiries/:id/notes/:note`: a note of one's own under an id that the
 * caller chose, so that it is stored once however often it is sent; with `at` one that was deleted
 * comes back as it was.
 */
export interface NoteBody {
  text: string
  at?: string
}

/** The fields of an inquiry that `POST /api/admin/inquiries/many` changes, as they were before. */
export interface FormerPlace {
  stage: InquiryStage
  stageSince: string
  isRead: boolean
  assignee: string
  askedAt: string | null
}

/**
 * The body of `POST /api/admin/inquiries/many`: the same change of at most 1000 inquiries, or the
 * `before` of an answer, which puts each back where it was.
 */
export type ManyChange =
  | { ids: readonly string[]; change: PipelineChange | { deleted: true } }
  | { before: Record<string, FormerPlace> }

/** The response: the previous place of each changed inquiry; deleted ones are missing. */
export interface ManyChanged {
  before: Record<string, FormerPlace>
}

/**
 * The body of `PATCH /api/admin/inquiries`, as earlier releases had it: a status for at most 1000
 * inquiries, or their deletion.
 */
export interface InquiriesChange {
  ids: readonly string[]
  status?: InquiryStatus
  deleted?: true
}

/** The response: the previous status of each changed inquiry; deleted ones are missing. */
export interface InquiriesChanged {
  before: Record<string, InquiryStatus>
}
