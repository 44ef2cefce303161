import { hasVisibleSign } from '../../base/visible-text.ts'
import type { QuoteContent, QuoteLine } from './contract.ts'
import { lineTotal } from './sums/line-total.ts'
import { totalsOf } from './sums/totals.ts'

/**
 * What a draft still lacks before it may be sent: sentences by the path of their field, such as
 * `lines.3.unitPrice`, in the order of the form. Empty where it may be sent.
 * @param today at the company, as 2026-12-31
 */
export function faultsBeforeSending(content: QuoteContent, today: string): Record<string, string> {
  const { customer, lines, discount, validUntil } = content
  const faults: Record<string, string> = {}
  if (!hasVisibleSign(customer.name)) faults['customer.name'] = 'Say for whom the quote is'
  if (lines.length === 0) faults.lines = 'Add at least one line'
  for (const [at, line] of lines.entries()) {
    if (!hasVisibleSign(line.text)) faults[`lines.${at}.text`] = 'Say what this line is'
    if (line.unitPrice === null) faults[`lines.${at}.unitPrice`] = 'This line has no price yet'
    if (takesTooMuch(line)) faults[`lines.${at}.discount`] = TOO_MUCH
  }
  const sum = totalsOf(content).lines.reduce((total, line) => total + line, 0)
  if (discount && 'cents' in discount && discount.cents > sum) faults.discount = TOO_MUCH
  if (validUntil < today) faults.validUntil = 'This day is over: choose a later one'
  return faults
}

const TOO_MUCH = 'The discount is more than there is to pay'

const takesTooMuch = ({ discount, ...line }: QuoteLine) =>
  line.unitPrice !== null &&
  discount !== undefined &&
  'cents' in discount &&
  discount.cents > lineTotal(line)
