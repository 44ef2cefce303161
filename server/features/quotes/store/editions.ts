import { randomBytes } from 'node:crypto'
import type { Letterhead } from '../../../../web/features/quotes/contract.ts'
import { totalsOf } from '../../../../web/features/quotes/sums/totals.ts'
import { deepFreeze } from '../../../storage/apply-changes.ts'
import { assertCurrent, assertNotVoid, dropWaitingMails } from './drafts.ts'
import type { StoredQuote } from './stored-quote.ts'

export interface Sending {
  /** The administrator's name. */
  by: string
  means: 'mail' | 'link'
  letterhead: Letterhead
}

/**
 * Runs a change of a stored quote that can add editions and change none: they are frozen for it, and
 * each must be there afterwards.
 * @throws where one was changed or removed
 */
export function changeBesideEditions(
  draft: StoredQuote,
  change: (draft: StoredQuote) => void,
): void {
  const sent = deepFreeze([...draft.editions])
  draft.editions = sent
  change(draft)
  const isGrown = sent.every((edition, at) => draft.editions[at] === edition)
  if (!isGrown) throw new Error(`A sent edition of ${draft.number} was changed`)
}

/**
 * Adds an edition with the present content, unless the last one has it already, and queues its mail.
 * The mail of an earlier one that still waits is not sent any more.
 * @returns whether there is a new edition
 * @throws AppError 409 where the quote is void, or has changed since the version
 */
export function sendEdition(
  draft: StoredQuote,
  version: number,
  sending: Sending,
  at: string,
): boolean {
  assertNotVoid(draft)
  assertCurrent(draft, version)
  const { content } = draft
  const isNew = draft.editions.at(-1)?.version !== version
  const edition = draft.editions.length + (isNew ? 1 : 0)
  if (isNew) {
    const totals = totalsOf(content)
    const added = { edition, version, content: structuredClone(content), totals, at, ...sending }
    draft.editions = [...draft.editions, added]
    dropWaitingMails(draft, at, 'A newer version was sent instead')
  }
  draft.secret ??= randomBytes(16).toString('base64url')
  if (sending.means === 'mail') queueMail(draft, edition, at)
  else dropRefusedMail(draft, edition)
  return isNew
}

/** The link goes instead of it, so that nobody has to do anything about it any more. */
function dropRefusedMail(draft: StoredQuote, edition: number): void {
  draft.mails = draft.mails.filter(mail => mail.edition !== edition || mail.state !== 'refused')
}

/** One that is on its way is not sent a second time. */
function queueMail(draft: StoredQuote, edition: number, at: string): void {
  const queued = draft.mails.find(mail => mail.edition === edition)
  if (queued?.state === 'waiting' || queued?.state === 'sending') return
  const rest = draft.mails.filter(mail => mail.edition !== edition)
  draft.mails = [...rest, { edition, state: 'waiting', at }]
}
