import type { QuoteList, QuoteRow } from '../../../web/quotes/contract.ts'

/** How many quotes there are and what they come to, by state. */
export function figuresOf(rows: Iterable<QuoteRow>): Pick<QuoteList, 'counts' | 'sums'> {
  const counts = { draft: 0, sent: 0, changed: 0, accepted: 0, void: 0 }
  const sums = { ...counts }
  for (const { state, total } of rows) {
    counts[state] += 1
    sums[state] += total
  }
  return { counts, sums }
}

/** How many quotes did not, or may not have, reached their customers by mail. */
export const unsentIn = (rows: readonly QuoteRow[]): number =>
  rows.filter(
    ({ state, sent }) => state !== 'void' && (sent?.mail === 'refused' || sent?.mail === 'perhaps'),
  ).length
