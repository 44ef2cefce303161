import type { DesignFacts } from '../../../web/features/design/contract.ts'
import { type EstimatePrices, estimateOf } from '../../../web/features/design/estimate.ts'
import { factsOf } from '../../../web/features/design/facts.ts'
import type { Plan } from '../../../web/features/design/plan.ts'

/**
 * The public facts of a plan, with an estimate where the owner has entered prices. Answers made
 * from them depend on `madeOf: { designPrices: true }` (server/render/responses/cache.ts).
 */
export function designFacts(plan: Plan, prices: EstimatePrices): DesignFacts {
  const estimate = estimateOf(plan, prices)
  return { ...factsOf(plan), ...(estimate && { estimate }) }
}
