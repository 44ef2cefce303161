import type { AdminProduct } from '../../../admin/contract.ts'
import { amountText } from '../../../base/money/amount-text.ts'

/** In the table: `from 68,500`; '' where none is known. */
export function priceText({
  currency,
  facts: { price },
}: Pick<AdminProduct, 'currency' | 'facts'>): string {
  if (!price) return ''
  const { kind, cents, toCents } = price
  if (cents === undefined) return 'on request'
  const amount = amountText(cents, currency)
  if (toCents !== undefined) return `${amount} – ${amountText(toCents, currency)}`
  return kind === 'from' ? `from ${amount}` : amount
}
