import type { Cents, QuoteContent, Totals } from '../contract.ts'
import { moneyText } from '../typed-money.ts'

/**
 * How the amounts of one quote are written: `68,500`, or all with cents where one has some, so that
 * its columns stay aligned.
 */
export function amountsOf({ lines, delivery }: QuoteContent, totals: Totals) {
  const all = [
    ...lines.map(({ unitPrice }) => unitPrice ?? 0),
    ...totals.lines,
    ...[delivery?.cents ?? 0, totals.discount, totals.net, totals.vat, totals.total],
  ]
  const hasCents = all.some(cents => cents % 100 !== 0)
  return (cents: Cents): string =>
    hasCents && cents % 100 === 0 ? `${moneyText(cents)}.00` : moneyText(cents)
}

export type AmountText = ReturnType<typeof amountsOf>
