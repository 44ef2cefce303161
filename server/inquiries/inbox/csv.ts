import type { Inquiry } from '../../../web/contract.ts'
import { itemLine, serviceOf } from '../mail/message.ts'

const columns: [title: string, value: (inquiry: Inquiry) => string][] = [
  ['Received (UTC)', ({ createdAt }) => createdAt.slice(0, 19).replace('T', ' ')],
  ['Status', ({ status }) => status],
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
  ['Page', ({ page }) => page],
  ['Suspected', ({ isSuspect }) => (isSuspect ? 'yes' : '')],
  ['Mail', ({ mail }) => mail.state],
  ['Id', ({ id }) => id],
]

/** Tells spreadsheet programs that what follows is UTF-8. */
const byteOrderMark = '\uFEFF'

/** The inquiries as CSV by RFC 4180, piece by piece. */
export async function* csvOf(inquiries: AsyncIterable<Inquiry>): AsyncIterable<string> {
  yield byteOrderMark + rowOf(columns.map(([title]) => title))
  for await (const inquiry of inquiries) yield rowOf(columns.map(([, value]) => value(inquiry)))
}

const rowOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`

/**
 * A cell that begins like a formula would be run by the spreadsheet program that opens the file: an
 * apostrophe makes it a text. https://owasp.org/www-community/attacks/CSV_Injection
 * The same within a cell, behind what begins a new one for a program that splits by semicolons, tabs
 * or bars, as Excel does by semicolons in much of Europe: our quotes stand in the middle of its cells
 * and keep nothing together, not even lines.
 */
export function cellOf(text: string): string {
  const whole = /^\s*[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text
  // Runs are taken whole, so that long ones take no more time than their length.
  const harmless = whole.replace(/([\s";|]+)([=+\-@＝＋－＠]?)/g, (found, before, sign) =>
    sign && /[;|\t\r\n]/.test(before) ? `${before}'${sign}` : found,
  )
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
