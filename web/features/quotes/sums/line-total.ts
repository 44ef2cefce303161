import type { MinorUnits } from '../../../base/money/amount-text.ts'
import type { QuoteLine } from '../contract.ts'
import { hundredths, rounded, WHOLE } from './rounded.ts'

/**
 * Quantity times unit price, minus the line's discount, rounded once. A discount takes at most what
 * there is.
 * @returns 0 where the price is not known
 */
export function lineTotal(
  line: Pick<QuoteLine, 'quantity' | 'unitPrice' | 'discount'>,
): MinorUnits {
  const { quantity, unitPrice, discount } = line
  if (unitPrice === null) return 0
  const thousandths = BigInt(quantity) * BigInt(unitPrice)
  if (!discount) return rounded(thousandths, 1000n)
  if ('cents' in discount) return Math.max(0, rounded(thousandths, 1000n) - discount.cents)
  return rounded(thousandths * (WHOLE - hundredths(discount.percent)), 1000n * WHOLE)
}
