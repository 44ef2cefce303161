import type { StoredQuote } from './stored-quote.ts'

/** What the owner is told by mail about a quote. */
export type QuoteReport = NonNullable<StoredQuote['reports']>[number]

export type ReportedAnswer = Pick<QuoteReport, 'about' | 'text' | 'edition'>

/** Adds a report that waits to be sent. */
export function addReport(draft: StoredQuote, answer: ReportedAnswer, at: string): void {
  draft.reports = [...(draft.reports ?? []), { ...answer, at, state: 'waiting' }]
}

/** The number of the first report that waits; -1 where none does. */
export const waitingReportOf = ({ reports = [] }: Pick<StoredQuote, 'reports'>): number =>
  reports.findIndex(({ state }) => state === 'waiting')

/** Records what became of a report; one that was sent stays so. */
export function endReport(draft: StoredQuote, number: number, state: QuoteReport['state']): void {
  draft.reports = draft.reports?.map((one, at) =>
    at === number && one.state !== 'sent' ? { ...one, state } : one,
  )
}
