import { addTo, sumsText } from '../../../../base/money/amount-text.ts'
import type { QuoteList } from '../../contract.ts'

/** What all open quotes come to. */
export function OpenSums({ list: { counts, sums } }: { list: QuoteList }) {
  const open = Object.entries(sums.changed).reduce((all, each) => addTo(all, ...each), sums.sent)
  const parts = [
    [counts.sent + counts.changed, open, 'with customers'],
    [counts.undelivered, sums.undelivered, 'not delivered'],
    [counts.draft, sums.draft, 'in drafts'],
    [counts.accepted, sums.accepted, 'accepted'],
  ] as const
  const shown = parts.filter(([count]) => count > 0)
  if (shown.length === 0) return 'Prices in writing, which customers accept by a link.'
  return shown.map(([, sum, words]) => `${sumsText(sum)} ${words}`).join(' · ')
}
