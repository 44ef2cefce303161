import { type MinorUnits, MOST_MINOR_UNITS } from '../../../web/base/money/amount-text.ts'
import { type Currency, decimalsOf } from '../../../web/base/money/currencies.ts'
import type { Price } from '../../../web/features/products/facts.ts'
import { badRequest, conflict } from '../../base/errors.ts'
import { changedProduct } from './changed-product.ts'
import type { Stored } from './stored.ts'

/** What becomes of prices in another currency: their figures stay, or they go. */
export type FormerPrices = 'keep' | 'empty'

interface CurrencyChange {
  from: Currency
  to: Currency
  prices: FormerPrices
}

/**
 * Puts all prices of products into another currency. Each product and each list gets a next version, those
 * without a price too: what somebody typed, or an undo would bring back, was meant in the former one.
 * @throws AppError 400 where a price would be too large; 409 where the currency is another one by now
 */
export function changeCurrency(
  stored: Stored,
  { from, to, prices }: CurrencyChange,
  updatedAt: string,
): void {
  // The answer to the same change may have been lost.
  if (stored.currency === to) return
  if (stored.currency !== from) throw conflict(CHANGED)
  for (const list of stored.collections) {
    list.version += 1
    list.products = list.products.map(product => {
      const price = product.facts?.price
      const newPrice = price && prices === 'keep' ? priceIn(price, from, to, product.code) : null
      return changedProduct(product, { facts: price ? { price: newPrice } : {} }, updatedAt)
    })
  }
  stored.currency = to
}

const CHANGED = 'Somebody else has changed the currency meanwhile. Look at it again.'

/** Gives the same figures; null for one that is less than the smallest amount of the other currency. */
function priceIn(price: Price, from: Currency, to: Currency, code: string): Price | null {
  const { cents, toCents, ...rest } = price
  if (cents === undefined) return price
  const [least, most = 0] = [cents, toCents].map(amount => amount && sameFigure(amount, from, to))
  if (!least) return null
  if (Math.max(least, most) > MOST_MINOR_UNITS) throw badRequest(tooLarge(code, to))
  if (rest.kind !== 'range') return { ...rest, cents: least }
  return most > least
    ? { ...rest, cents: least, toCents: most }
    : { ...rest, kind: 'fixed', cents: least }
}

/** Turns 68,500.50 of one currency into 68,501 of one without decimals. */
export const sameFigure = (amount: MinorUnits, from: Currency, to: Currency): MinorUnits =>
  Math.round(amount * 10 ** (decimalsOf(to) - decimalsOf(from)))

const tooLarge = (code: string, to: Currency) =>
  `The price of ${code} has more digits than an amount in ${to} may have. Nothing was changed.`
