import { type MinorUnits, MOST_MINOR_UNITS } from '../../base/money/amount-text.ts'
import type { Currency } from '../../base/money/currencies.ts'
import type { PartId } from './parts.ts'

/** The owner's price of each part, from which the estimate of a plan is made. */
export interface DesignPrices {
  /** Rises with each change; 409 where a change began from another one. */
  version: number
  /** The percentage by which an estimate reaches below and above the sum. */
  spread: number
  currency: Currency
  /** A part without a price is missing. */
  prices: Partial<Record<PartId, MinorUnits>>
}

export const pricesLimits = {
  cents: MOST_MINOR_UNITS,
  spread: 50,
} as const
