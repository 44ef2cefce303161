import type { AdminProduct } from '../../../../admin/contract.ts'
import { type MinorUnits, MOST_MINOR_UNITS } from '../../../../base/money/amount-text.ts'
import { type Currency, decimalsOf } from '../../../../base/money/currencies.ts'
import { percentFrom } from '../../../../base/money/typed-number.ts'
import type { Price } from '../../facts.ts'

/** A product whose price has an amount, and what the price becomes. */
export interface PriceChange {
  product: AdminProduct
  price: Price
}

const MOST_PERCENT = 1000

/** Reads `5`, `+7.5 %` or `-10` as a percentage; undefined where it is none, or leaves nothing of a price. */
export function changeFrom(typed: string): number | undefined {
  const [, sign, rest = ''] = /^\s*([-+−–]?)\s*(.*)$/.exec(typed) ?? []
  const percent = percentFrom(rest)
  if (!percent || percent > MOST_PERCENT) return undefined
  if (!sign || sign === '+') return percent
  return percent < 100 ? -percent : undefined
}

/** Calculates the new prices of the products whose price has an amount. */
export const pricesChangedBy = (
  percent: number,
  products: readonly AdminProduct[],
): PriceChange[] =>
  products.flatMap(product => {
    const { facts, currency } = product
    const { cents, toCents } = facts.price ?? {}
    if (!facts.price || cents === undefined) return []
    const price = { ...facts.price, cents: changedAmount(cents, percent, currency) }
    if (toCents !== undefined) price.toCents = changedAmount(toCents, percent, currency)
    return [{ product, price }]
  })

/** Says why the prices cannot be changed, naming the product; undefined where they can. */
export function changesFault(changes: readonly PriceChange[]): string | undefined {
  for (const { product, price } of changes) {
    const { cents = 0, toCents } = price
    if (cents < 1) return `${product.code} would cost nothing.`
    if (toCents !== undefined && toCents <= cents) {
      return `Both ends of the price of ${product.code} would be the same.`
    }
    if ((toCents ?? cents) > MOST_MINOR_UNITS) return `${product.code} would cost too much.`
  }
  return undefined
}

/** Rounds half up. An amount without decimals stays without, since nobody prices a desk at 71,924.99. */
function changedAmount(amount: MinorUnits, percent: number, currency: Currency): MinorUnits {
  const whole = 10 ** decimalsOf(currency)
  const step = amount % whole === 0 ? whole : 1
  // Numbers are not exact at the largest amounts.
  const scaled = BigInt(amount) * BigInt(10_000 + Math.round(percent * 100))
  const divisor = BigInt(10_000 * step)
  return Number((scaled + divisor / 2n) / divisor) * step
}
