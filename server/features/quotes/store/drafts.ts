import { isDeepStrictEqual } from 'node:util'
import type { QuoteContent } from '../../../../web/features/quotes/contract.ts'
import { AppError } from '../../../base/errors.ts'
import { quoteOf, stateOf } from './quote-of.ts'
import type { StoredQuote } from './stored-quote.ts'

export interface ContentChange {
  /** That the change began from. */
  version: number
  content: QuoteContent
  /** The administrator's name. */
  by: string
}

/** @throws AppError 409 where the quote is void or accepted, or has changed since the version */
export function changeContent(
  draft: StoredQuote,
  { version, content, by }: ContentChange,
  at: string,
): void {
  assertNotVoid(draft)
  // The answer to a save may have been lost: the same again is no conflict.
  if (isDeepStrictEqual(plain(content), plain(draft.content))) return
  if (stateOf(draft) === 'accepted') throw conflictWith(draft, ACCEPTED)
  assertCurrent(draft, version)
  Object.assign(draft, { content, version: version + 1, changedAt: at, changedBy: by })
}

/** A mail of it that still waits is not sent any more. */
export function voidQuote(draft: StoredQuote, by: string, at: string): void {
  if (draft.voided) return
  draft.voided = { at, by }
  dropWaitingMails(draft, at, 'The quote was voided')
}

export function dropWaitingMails({ mails }: StoredQuote, at: string, reason: string): void {
  for (const mail of mails) {
    if (mail.state === 'waiting') Object.assign(mail, { state: 'refused', at, reason })
  }
}

export function assertCurrent(stored: StoredQuote, version: number): void {
  if (version !== stored.version) throw newer(stored)
}

export function assertNotVoid(stored: StoredQuote): void {
  if (stored.voided) throw conflictWith(stored, 'This quote is void. Copy it to go on with it.')
}

const ACCEPTED = 'The customer has accepted this quote, so it stays as it is. Copy it to change it.'

const newer = (stored: StoredQuote) =>
  conflictWith(stored, `${stored.changedBy} has changed this quote meanwhile.`)

/** 409 with the quote as it is now. */
export const conflictWith = (stored: StoredQuote, message: string) =>
  new AppError(409, 'conflict', message, { details: { quote: quoteOf(stored) } })

/** As JSON has it: without fields that are undefined. */
const plain = (content: QuoteContent): unknown => JSON.parse(JSON.stringify(content))
