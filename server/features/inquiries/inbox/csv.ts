import { day } from '../../../../web/base/units.ts'
import { guarded } from '../../../base/csv/guard.ts'
import { BYTE_ORDER_MARK, lineOf, quoted } from '../../../base/csv/line.ts'
import { itemLine, serviceOf } from '../mail/message.ts'
import type { InquiryRow } from '../store/index.ts'
import { statusOf, waitsOf } from '../store/stage.ts'

type Column = [title: string, value: (row: InquiryRow) => string]

/**
 * The time such as `2026-11-22 09:30:00`, the Swedish format, which spreadsheet programs read as a
 * date.
 */
function received(timeZone: string): Column {
  const moment = new Intl.DateTimeFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  })
  return [`Received (${timeZone})`, ({ createdAt }) => moment.format(Date.parse(createdAt))]
}

const columns: Column[] = [
  ['Status', statusOf],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Company', ({ company }) => company],
  ['Service', serviceOf],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Items', ({ items }) => items.map(itemLine).join('\n')],
  ['Budget range', ({ budgetRange }) => budgetRange],
  ['Preferred contact method', ({ preferredContactMethod }) => preferredContactMethod],
  ['Project timeline', ({ projectTimeline }) => projectTimeline],
  ['Stage', ({ stage }) => stage],
  ['Taken by', ({ assignee }) => assignee],
  ['Waits for', row => waitsOf(row)?.for ?? ''],
  ['Days waited', row => daysWaited(waitsOf(row)?.since)],
  ['Notes', ({ notes }) => String(notes.length)],
  ['Page', ({ page }) => page],
  ['Suspected', ({ isSuspect }) => (isSuspect ? 'yes' : '')],
  ['Mail', ({ mail }) => mail.state],
  ['Id', ({ id }) => id],
]

/**
 * The inquiries as CSV by RFC 4180, line by line.
 * @param timeZone by whose clock they say when they were received: `Africa/Nairobi`
 */
export async function* csvOf(
  inquiries: AsyncIterable<InquiryRow>,
  timeZone: string,
): AsyncIterable<string> {
  const all = [received(timeZone), ...columns]
  yield BYTE_ORDER_MARK + rowOf(all.map(([title]) => title))
  for await (const inquiry of inquiries) yield rowOf(all.map(([, value]) => value(inquiry)))
}

/** Whole days until now; empty without a wait. */
const daysWaited = (since?: string) =>
  since === undefined ? '' : String(Math.max(0, Math.floor((Date.now() - Date.parse(since)) / day)))

const rowOf = (cells: readonly string[]) => lineOf(cells.map(cellOf))

/**
 * A number such as `+254 733 111222` is a plain number as a formula. One with another operator
 * would be a calculation and is escaped.
 */
const phoneNumber = /^\+\d(?: ?\d){6,18}$/

export const cellOf = (text: string): string =>
  phoneNumber.test(text) ? text : quoted(guarded(text))
