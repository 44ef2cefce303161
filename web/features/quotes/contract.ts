import type { ContactDetails } from '../../base/contract.ts'
import type { MinorUnits, Sums } from '../../base/money/amount-text.ts'
import type { Currency } from '../../base/money/currencies.ts'

/** `percent` is above 0, at most 100, with at most 2 decimals. */
export type Discount = { percent: number } | { cents: MinorUnits }

export type QuoteUnit =
  | 'piece'
  | 'set'
  | 'm'
  | 'm2'
  | 'm3'
  | 'kg'
  | 'hour'
  | 'day'
  | 'unit'
  | 'lump'

export interface QuoteLine {
  kind: 'item' | 'text'
  /** Of an item: the code of its record. */
  code?: string | undefined
  /** The name of the item, or the words; at most 300 characters, empty in a draft only. */
  text: string
  /** The second row in small print, as "Mahogany, 160 cm"; at most 500 characters. */
  detail?: string | undefined
  /** The picture of the item at the time; the server sets it from the record. */
  slot?: string | undefined
  /**
   * Of a unit that a visitor designed, which is drawn beside the line; the server sets it from the
   * code. While the price is 0, the parts on lines of their own have the prices.
   */
  plan?: string | undefined
  /** Thousandths (2500 = 2.5), 1 to 999,999,999. */
  quantity: number
  /** `piece` where it is missing. */
  unit?: QuoteUnit | undefined
  /** Null while it is not known, in a draft only. */
  unitPrice: MinorUnits | null
  discount?: Discount | undefined
}

export interface QuoteCustomer {
  name: string
  email?: string | undefined
  phone?: string | undefined
  company?: string | undefined
}

export interface QuoteContent {
  /** That of the site when the quote was made; it stays. */
  currency: Currency
  customer: QuoteCustomer
  /** 1 to 200 once sent. */
  lines: QuoteLine[]
  /** On the sum of the lines. */
  discount?: Discount | undefined
  /** A line of its own, before VAT. */
  delivery?: { text?: string | undefined; cents: MinorUnits } | undefined
  /** `rate` in percent, at most 2 decimals; `included`: prices contain it. */
  vat: { rate: number; included: boolean }
  /** YYYY-MM-DD, the last day in the company's time zone. */
  validUntil: string
  terms?: string | undefined
  note?: string | undefined
}

/** In minor units of the currency; see sums/totals.ts for the rule of rounding. */
export interface Totals {
  /** Of each line, its discount taken off; 0 where it has no price. */
  lines: MinorUnits[]
  /** On the sum of the lines. */
  discount: MinorUnits
  delivery: MinorUnits
  net: MinorUnits
  vat: MinorUnits
  total: MinorUnits
}

/** `changed`: sent, and edited since. */
export type QuoteState = 'draft' | 'sent' | 'undelivered' | 'changed' | 'accepted' | 'void'

/** The company's details as printed, frozen in each edition; unset ones are ''. */
export type Letterhead = Partial<ContactDetails> & {
  payment?: string | undefined
  taxNumber?: string | undefined
  /** The logo, by its hash, and the colours; absent with those of the release. */
  logo?: string | undefined
  main?: string | undefined
  accent?: string | undefined
  /** Of the site when it was sent, for the link in mails and in the code. */
  origin?: string | undefined
}

export interface QuoteMail {
  /** `perhaps`: the process ended, or the connection was lost, while it was being sent. */
  state: 'waiting' | 'sending' | 'sent' | 'refused' | 'perhaps'
  /** ISO 8601 in UTC: since when. */
  at: string
  reason?: string | undefined
}

/** What was sent; it never changes, apart from the state of its mail. */
export interface Edition {
  /** From 1 on; people read it as "Version 2". */
  edition: number
  /** Of the content that was sent. */
  version: number
  content: QuoteContent
  totals: Totals
  /** ISO 8601 in UTC. */
  at: string
  /** The administrator's name. */
  by: string
  means: 'mail' | 'link'
  letterhead: Letterhead
  mail?: QuoteMail | undefined
}

export interface Acceptance {
  /** As the customer typed it. */
  name: string
  edition: number
  version: number
  /** ISO 8601 in UTC. */
  at: string
}

export interface Quote {
  id: string
  /** As 2026-0042; the year is that of the company's day. */
  number: string
  inquiryId?: string | undefined
  /** Rises with every change of the content; a save names the one that it is based on. */
  version: number
  state: QuoteState
  /** As being edited. */
  content: QuoteContent
  totals: Totals
  editions: Edition[]
  /** Of the customer's page, once sent: /quotes/SECRET. */
  url?: string | undefined
  /** By customers; previews of chat programs are not counted. */
  opened: { count: number; last?: string | undefined }
  accepted?: Acceptance | undefined
  createdAt: string
  createdBy: string
  changedAt: string
  changedBy: string
}

/** Body of `POST /api/admin/quotes`; what is missing comes from the inquiry and the settings. */
export type NewQuote = { [Field in keyof QuoteContent]?: QuoteContent[Field] | undefined } & {
  inquiryId?: string | undefined
  /** The same key again is answered with the quote that it made. */
  idempotencyKey?: string | null | undefined
}

/** 200 of `POST /api/admin/quotes/sent-list` `{text}`: what a message with a shortlist asks for. */
export interface SentListLines extends Pick<QuoteContent, 'currency' | 'lines' | 'vat'> {
  /** Lines, and ends of links, that cannot be told. */
  unread: string[]
  /** How many more items there are than a quote has lines. */
  left: number
}

/** 201 of `POST /api/admin/quotes` and of `POST /api/admin/quotes/ID/copy` `{idempotencyKey?}`. */
export type MadeQuote = Pick<Quote, 'id' | 'number' | 'version' | 'totals'>

/** Body of `PUT /api/admin/quotes/ID`: the whole content, and the version that it is based on. */
export interface QuoteChange extends Omit<QuoteContent, 'currency'> {
  version: number
}

/** What a list says of a quote. */
export interface QuoteRow {
  id: string
  number: string
  inquiryId?: string | undefined
  state: QuoteState
  customer: string
  company: string
  currency: Currency
  total: MinorUnits
  /** Whether a line has no price, so that the total is not the whole. */
  lacksPrice: boolean
  validUntil: string
  /** How many editions were sent. */
  editions: number
  /** Of the last edition: when, how and how its mail went. */
  sent?: { at: string; means: Edition['means']; mail?: QuoteMail['state'] | undefined } | undefined
  opened: Quote['opened']
  accepted?: { name: string; at: string } | undefined
  createdAt: string
  changedAt: string
  changedBy: string
}

/** `GET /api/admin/quotes?state=&q=&page=&inquiry=`, newest first; `page` counts from 1. */
export interface QuoteList {
  quotes: QuoteRow[]
  /** Of all that fit, not only of this page. */
  total: number
  pageSize: number
  /** By state, of all quotes. */
  counts: Record<QuoteState, number>
  /** Totals added up by state, of all quotes. */
  sums: Record<QuoteState, Sums>
}

/** What a new quote begins with: `GET` and `PUT /api/admin/quotes/settings`. */
export interface QuoteSettings {
  /** Rises with each change; PUT names the one that it is based on. */
  version: number
  vat: QuoteContent['vat']
  /** From the day of creation on. */
  validDays: number
  terms: string
  /** In answers only: the number that the next quote gets. */
  nextNumber?: string | undefined
  /** In PUT only, and only to go on from a higher number of this year, such as `2026-0412`. */
  beginAt?: string | undefined
}
