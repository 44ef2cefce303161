import { addTo, type Sums } from '../../../../web/base/money/amount-text.ts'
import type { QuoteList, QuoteRow } from '../../../../web/features/quotes/contract.ts'

/** How many quotes there are and what they come to, by state. */
export function figuresOf(rows: Iterable<QuoteRow>): Pick<QuoteList, 'counts' | 'sums'> {
  const counts = { draft: 0, sent: 0, undelivered: 0, changed: 0, accepted: 0, void: 0 }
  const sums: QuoteList['sums'] = {
    ...{ draft: {}, sent: {}, undelivered: {}, changed: {}, accepted: {}, void: {} },
  }
  for (const { state, currency, total } of rows) {
    counts[state] += 1
    sums[state] = addTo(sums[state], currency, total)
  }
  return { counts, sums }
}

/**
 * What each inquiry comes to that has quotes, by its id: those that were accepted, or else the newest
 * that its customer has, or else the newest draft.
 * @param rows the newest first
 */
export function totalsByInquiry(rows: Iterable<QuoteRow>): Map<string, Sums> {
  const accepted = new Map<string, Sums>()
  const sent = new Map<string, Sums>()
  const drafts = new Map<string, Sums>()
  for (const { inquiryId: id, state, currency, total } of rows) {
    if (!id || state === 'void') continue
    if (state === 'accepted') accepted.set(id, addTo(accepted.get(id) ?? {}, currency, total))
    const newest = state === 'draft' || state === 'undelivered' ? drafts : sent
    if (!newest.has(id)) newest.set(id, { [currency]: total })
  }
  return new Map([...drafts, ...sent, ...accepted])
}

/** How many quotes did not, or may not have, reached their customers by mail. */
export const unsentIn = (rows: readonly QuoteRow[]): number =>
  rows.filter(
    ({ state, sent }) => state !== 'void' && (sent?.mail === 'refused' || sent?.mail === 'perhaps'),
  ).length
