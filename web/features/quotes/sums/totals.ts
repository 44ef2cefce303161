import type { MinorUnits } from '../../../base/money/amount-text.ts'
import type { Discount, QuoteContent, Totals } from '../contract.ts'
import { lineTotal } from './line-total.ts'
import { hundredths, rounded, WHOLE } from './rounded.ts'

/**
 * All amounts of a quote, such that the printed ones add up: each line is rounded half up to the
 * minor unit, the discount on all is rounded once on their sum, and VAT once on what remains with the
 * delivery. The rule with an example: docs/quotes.md.
 */
export function totalsOf(
  content: Pick<QuoteContent, 'lines' | 'discount' | 'delivery' | 'vat'>,
): Totals {
  const lines = content.lines.map(lineTotal)
  const sum = lines.reduce((total, line) => total + line, 0)
  const discount = discountOn(sum, content.discount)
  const delivery = content.delivery?.cents ?? 0
  return { lines, discount, delivery, ...withVat(sum - discount + delivery, content.vat) }
}

function discountOn(sum: MinorUnits, discount: Discount | undefined): MinorUnits {
  if (!discount) return 0
  if ('cents' in discount) return Math.min(sum, discount.cents)
  return rounded(BigInt(sum) * hundredths(discount.percent), WHOLE)
}

function withVat(
  amount: MinorUnits,
  { rate, included }: QuoteContent['vat'],
): Pick<Totals, 'net' | 'vat' | 'total'> {
  const share = hundredths(rate)
  if (included) {
    const net = rounded(BigInt(amount) * WHOLE, WHOLE + share)
    return { net, vat: amount - net, total: amount }
  }
  const vat = rounded(BigInt(amount) * share, WHOLE)
  return { net: amount, vat, total: amount + vat }
}
