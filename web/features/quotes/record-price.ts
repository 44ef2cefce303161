import type { MinorUnits } from '../../base/money/amount-text.ts'
import type { Price } from '../products/facts.ts'
import { hundredths, rounded, WHOLE } from './sums/rounded.ts'

export interface FixedPrice extends Price {
  cents: MinorUnits
}

/**
 * The price of a record that a quote can take as it is. One that begins at, or ends with, an amount
 * would be a guess, and so would one that is over.
 */
export function fixedPrice(price: Price | undefined, today: string): FixedPrice | undefined {
  if (price?.kind !== 'fixed' || price.cents === undefined) return undefined
  if (price.validUntil !== undefined && price.validUntil < today) return undefined
  return { ...price, cents: price.cents }
}

/** The price with or without VAT, as the quote has it; `rate` in percent. */
export function priceIn(
  { cents, vatIncluded }: FixedPrice,
  { rate, included }: { rate: number; included: boolean },
): MinorUnits {
  if (vatIncluded === included) return cents
  const withVat = WHOLE + hundredths(rate)
  return included
    ? rounded(BigInt(cents) * withVat, WHOLE)
    : rounded(BigInt(cents) * WHOLE, withVat)
}
