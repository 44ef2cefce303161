import { fixedAmount, type MinorUnits } from '../../../web/base/money/amount-text.ts'
import type { Quote } from '../../../web/features/quotes/contract.ts'
import { BYTE_ORDER_MARK, lineOf } from '../../base/csv/line.ts'
import { cellOf } from '../inquiries/inbox/csv.ts'

type Column = [title: string, value: (quote: Quote) => string]

/** A number that every spreadsheet program reads: without groups, with a point. */
const amount = (of: (quote: Quote) => MinorUnits) => (quote: Quote) =>
  fixedAmount(of(quote), quote.content.currency)

const columns: Column[] = [
  ['Number', ({ number }) => number],
  ['State', ({ state }) => state],
  ['Customer', ({ content }) => content.customer.name],
  ['Company', ({ content }) => content.customer.company ?? ''],
  ['Email', ({ content }) => content.customer.email ?? ''],
  ['Phone', ({ content }) => content.customer.phone ?? ''],
  ['Currency', ({ content }) => content.currency],
  ['Before VAT', amount(({ totals }) => totals.net)],
  ['VAT', amount(({ totals }) => totals.vat)],
  ['Total', amount(({ totals }) => totals.total)],
  ['Valid until', ({ content }) => content.validUntil],
  ['Made (UTC)', ({ createdAt }) => momentOf(createdAt)],
  ['Made by', ({ createdBy }) => createdBy],
  ['Versions sent', ({ editions }) => String(editions.length)],
  ['Last sent (UTC)', ({ editions }) => momentOf(editions.at(-1)?.at)],
  ['Mail', ({ editions }) => editions.at(-1)?.mail?.state ?? ''],
  ['Opened', ({ opened }) => String(opened.count)],
  ['Last opened (UTC)', ({ opened }) => momentOf(opened.last)],
  ['Accepted (UTC)', ({ accepted }) => momentOf(accepted?.at)],
  ['Accepted by', ({ accepted }) => accepted?.name ?? ''],
  ['Inquiry', ({ inquiryId }) => inquiryId ?? ''],
]

/** The quotes as CSV by RFC 4180, line by line. */
export async function* csvOf(quotes: AsyncIterable<Quote>): AsyncIterable<string> {
  yield BYTE_ORDER_MARK + rowOf(columns.map(([title]) => title))
  for await (const quote of quotes) yield rowOf(columns.map(([, value]) => value(quote)))
}

const rowOf = (cells: readonly string[]) => lineOf(cells.map(cellOf))

/** As 2026-11-22 09:30:00, which spreadsheet programs read as a date. */
const momentOf = (iso = '') => iso.slice(0, 19).replace('T', ' ')
