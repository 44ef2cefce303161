import type { Entry } from '../shortlist/entries.ts'
import type { InquiryText, Service } from './rules.ts'

/**
 * The JSON body of `POST /api/contact`; an empty text counts as left out. Answers: 201
 * `InquiryAnswer`; 400 `ApiError` with `fields`; 429 with Retry-After; 503 when it was not stored.
 */
export interface InquiryBody extends Partial<Record<InquiryText, string>> {
  name: string
  email: string
  message: string
  serviceInterest?: Service | ''
  /** What was chosen, as the shortlist keeps it. */
  items?: Entry[]
  /**
   * 8 to 100 letters, digits, `-` or `_`, made by the form and kept until the answer has come: the
   * same key again gets the same answer and is stored once, also days later. The header
   * `Idempotency-Key` says the same.
   */
  idempotencyKey?: string
  /**
   * The form's stamp: for how many milliseconds it had been open. Below 2000 the answer is 429.
   * A program's post has none.
   */
  openFor?: number
  /** The honeypot: a field that people do not see. What fills it in is kept, but set aside. */
  website?: string
}

export interface InquiryAnswer {
  success: true
  id: string
  message: string
}

/**
 * What the server tells the form of the contact page about a post without script. The form posts
 * its fields by these names to `routes.contact`, `items` as the text of entriesToText. An accepted
 * one leads to `routes.contactSent`, where `sent` is true; a refused one gets the page again.
 */
export interface InquiryFormState {
  sent: boolean
  /** As they were typed, by the name of the field. */
  values: Record<string, string>
  /** What each field needs. */
  fields: Record<string, string>
  /** Why nothing was stored, where it is no single field's fault. */
  error?: string
}

export type InquiryStatus = 'new' | 'read' | 'archived' | 'spam'

/** How many there are; `spam` is left out where there is none. */
export type InquiryCounts = Record<Exclude<InquiryStatus, 'spam'>, number> & { spam?: number }

/**
 * The owner's mail for an inquiry: not wanted (no SMTP_URL), waiting for its turn or for the mail
 * server, sent, or refused by the mail server for good.
 */
export type MailState = 'none' | 'queued' | 'sent' | 'failed'

export interface InquiryMail {
  state: MailState
  attempts: number
  /** Why the last attempt failed; empty where none did. */
  problem: string
  /** ISO 8601, of the last attempt or null. */
  at: string | null
}

/** An inquiry as administrators see it; texts that were left out are empty. */
export interface Inquiry extends Record<InquiryText, string> {
  id: string
  /** ISO 8601 in UTC. */
  createdAt: string
  status: InquiryStatus
  serviceInterest: Service | ''
  items: Entry[]
  /** It filled in the honeypot: it came archived, and no mail was sent. */
  isSuspect: boolean
  mail: InquiryMail
}

/**
 * The query of `GET /api/admin/inquiries` and its `/export.csv`; every part may be left out. Days
 * (`2026-11-22`) count in UTC, both included; a moment with its offset (`2026-11-22T00:00+03:00`)
 * is the first that is in, or the first that is out.
 */
export interface InquiryQuery {
  /** Without one all but spam. */
  status?: InquiryStatus
  service?: Service
  from?: string
  to?: string
  /** Words that must all occur in it, whatever their case and accents, or a telephone number. */
  q?: string
  /** From 1. */
  page?: number
}

export interface InquiryList {
  /** Newest first. */
  inquiries: Inquiry[]
  /** How many fit the query, and on how many pages of `pageSize`. */
  total: number
  page: number
  pages: number
  pageSize: number
  /** Of all inquiries, whatever the query. */
  counts: InquiryCounts
}

/** The answer of `GET /api/admin/inquiries/ids`, which takes the same query: of all pages. */
export interface InquiryIds {
  ids: string[]
}

/** The body of `PATCH /api/admin/inquiries`: one of the two for at most 1000 inquiries. */
export interface InquiriesChange {
  ids: readonly string[]
  status?: InquiryStatus
  deleted?: true
}

/** Its answer: the former status of each that was changed; those that were gone are not in it. */
export interface InquiriesChanged {
  before: Record<string, InquiryStatus>
}

/** The body of `PATCH /api/admin/inquiries/:id`; `mail: 'queued'` sends a refused mail again. */
export interface InquiryChange {
  status?: InquiryStatus
  mail?: 'queued'
}
