import { MOST_CENTS, type Price } from '../../products/facts.ts'
import { centsFrom, moneyText } from '../../quotes/typed-money.ts'

/** The cents of a price in shillings. Undefined where it is none, or more than a record takes. */
export function centsIn(typed: string): number | undefined {
  const cents = centsFrom(typed)
  return cents && cents <= MOST_CENTS ? cents : undefined
}

/** As it is typed: `68,500`. */
export const amountText = (cents: number | undefined) =>
  cents === undefined ? '' : moneyText(cents)

/** In the table: `from 68,500`; '' where none is known. */
export function priceText(price: Price | undefined): string {
  if (!price) return ''
  if (price.kind === 'on-request') return 'on request'
  const amount = amountText(price.cents)
  if (price.kind === 'range') return `${amount} – ${amountText(price.toCents)}`
  return price.kind === 'from' ? `from ${amount}` : amount
}
