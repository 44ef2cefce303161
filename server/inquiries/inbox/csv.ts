import type { Inquiry } from '../../../web/contract.ts'
import { itemLine, serviceOf } from '../mail/message.ts'

/** The owner's, set by `TZ`. */
const zone = new Intl.DateTimeFormat('sv').resolvedOptions().timeZone

/** Such as `2026-11-22 09:30:00`, the Swedish format, which spreadsheet programs read as a date. */
const moment = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium' })

const columns: [title: string, value: (inquiry: Inquiry) => string][] = [
  [`Received (${zone})`, ({ createdAt }) => moment.format(Date.parse(createdAt))],
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

/** Marks the file as UTF-8 for spreadsheet programs. */
const byteOrderMark = '\uFEFF'

/** The inquiries as CSV by RFC 4180, in chunks. */
export async function* csvOf(inquiries: AsyncIterable<Inquiry>): AsyncIterable<string> {
  yield byteOrderMark + rowOf(columns.map(([title]) => title))
  for await (const inquiry of inquiries) yield rowOf(columns.map(([, value]) => value(inquiry)))
}

const rowOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`

/**
 * Such as `+254 733 111222`: as a formula it is a plain number. A number with another operator
 * would be a calculation and is escaped.
 */
const phoneNumber = /^\+\d(?: ?\d){6,18}$/

/**
 * Escapes cells that a spreadsheet program would run as a formula, by an apostrophe.
 * https://owasp.org/www-community/attacks/CSV_Injection
 * Also within a cell, after separators of programs that split by semicolons, tabs or bars, as Excel
 * does by semicolons in much of Europe: for those, our quotes are in the middle of a cell and do
 * not hold it together, not even across lines.
 */
export function cellOf(text: string): string {
  if (phoneNumber.test(text)) return text
  const whole = /^\s*[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text
  // Matching whole runs keeps the time linear.
  const harmless = whole.replace(/([\s";|]+)([=+\-@＝＋－＠]?)/g, (found, before, sign) =>
    sign && /[;|\t\r\n]/.test(before) ? `${before}'${sign}` : found,
  )
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
