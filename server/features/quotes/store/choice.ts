import type { QuoteRow, QuoteState } from '../../../../web/features/quotes/contract.ts'
import { folded } from '../../../base/folded.ts'
import { rowOf } from './quote-of.ts'
import { waitingReportOf } from './reports.ts'
import type { StoredQuote } from './stored-quote.ts'

/** A filter of quotes; missing fields do not filter. */
export interface QuoteChoice {
  state?: QuoteState | undefined
  inquiryId?: string | undefined
  /** Words that must all occur, ignoring case and accents. */
  text?: string | undefined
}

/** What of each quote stays in memory. */
export interface IndexedQuote {
  row: QuoteRow
  key: string | undefined
  secret: string | undefined
  mails: Pick<StoredQuote['mails'][number], 'edition' | 'state'>[]
  /** Whether the owner is still to be told of it. */
  hasReport: boolean
}

export const indexedFields = (stored: StoredQuote): IndexedQuote => ({
  row: rowOf(stored),
  key: stored.key,
  secret: stored.secret,
  mails: stored.mails.map(({ edition, state }) => ({ edition, state })),
  hasReport: waitingReportOf(stored) >= 0,
})

export const chosenBy = ({ state, inquiryId, text = '' }: QuoteChoice) => ({
  where: ({ row }: IndexedQuote) =>
    (state === undefined || row.state === state) &&
    (inquiryId === undefined || row.inquiryId === inquiryId),
  words: folded(text).split(/\s+/).filter(Boolean),
})

/** The searchable text of a quote, normalised like queries. */
export function textOf({ number, content }: StoredQuote): string {
  const { customer, lines, delivery, note } = content
  const lineTexts = lines.flatMap(({ code, text, detail }) => [code, text, detail])
  return folded([number, ...Object.values(customer), ...lineTexts, delivery?.text, note].join('\n'))
}
