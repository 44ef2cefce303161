import { majorUnits } from '../../base/money/amount-text.ts'
import type { DesignFacts } from './contract.ts'
import { partsOf } from './parts.ts'
import type { Plan } from './plan.ts'
import type { DesignPrices } from './prices.ts'

export type EstimatePrices = Pick<DesignPrices, 'currency' | 'prices' | 'spread'>

/**
 * The estimated price of a plan all of whose parts have a price: the sum with the owner's spread,
 * rounded outwards. No single price is in it.
 */
export function estimateOf(
  plan: Plan,
  { currency, prices, spread }: EstimatePrices,
): DesignFacts['estimate'] {
  let cents = 0
  for (const { id, count } of partsOf(plan)) {
    const price = prices[id]
    if (price === undefined) return undefined
    cents += price * count
  }
  const sum = majorUnits(cents, currency)
  if (sum === 0) return undefined
  const step = stepFor(sum)
  const reach = (sum * spread) / 100
  return {
    from: Math.floor((sum - reach) / step) * step,
    to: Math.ceil((sum + reach) / step) * step,
    currency,
  }
}

/** The largest of 1, 2, 5, 10, 20, 50 … that is at most a twentieth: 50,000 for 1,234,000. */
function stepFor(sum: number): number {
  const maxStep = Math.max(1, sum / 20)
  const power = 10 ** Math.floor(Math.log10(maxStep))
  return ([5, 2].find(times => times * power <= maxStep) ?? 1) * power
}
