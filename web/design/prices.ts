import type { PartId } from './parts.ts'

/** What the owner asks for each part, from which the estimate of a plan is made. */
export interface DesignPrices {
  /** Rises with each change; 409 where a change began from another one. */
  version: number
  /** How far an estimate reaches below and above the sum, in percent. */
  spread: number
  /** In whole cents of KES; a part without a price is missing. */
  prices: Partial<Record<PartId, number>>
}

export const pricesLimits = {
  /** Ten thousand million shillings. */
  cents: 1_000_000_000_000,
  spread: 50,
} as const
