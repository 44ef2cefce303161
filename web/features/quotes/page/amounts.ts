import {
  amountText,
  fixedAmount,
  type MinorUnits,
  plainAmount,
} from '../../../base/money/amount-text.ts'
import type { QuoteContent, Totals } from '../contract.ts'

/**
 * How the amounts of one quote are written: `68,500`, or all with decimals where one has some, so that
 * its columns stay aligned.
 */
export function amountsOf({ lines, delivery, currency }: QuoteContent, totals: Totals) {
  const all = [
    ...lines.map(({ unitPrice }) => unitPrice ?? 0),
    ...totals.lines,
    ...[delivery?.cents ?? 0, totals.discount, totals.net, totals.vat, totals.total],
  ]
  const isFraction = (amount: MinorUnits) => plainAmount(amount, currency).includes('.')
  const hasFractions = all.some(isFraction)
  return (amount: MinorUnits): string => {
    const text = amountText(amount, currency)
    if (!hasFractions || isFraction(amount)) return text
    return text + fixedAmount(0, currency).slice(1)
  }
}

export type AmountText = ReturnType<typeof amountsOf>
