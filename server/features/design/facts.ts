import type { DesignFacts } from '../../../web/features/design/contract.ts'
import { type EstimatePrices, estimateOf } from '../../../web/features/design/estimate.ts'
import { factsOf } from '../../../web/features/design/facts.ts'
import type { Plan } from '../../../web/features/design/plan.ts'

/**
 * What visitors are told of a plan, with an estimate where the owner has entered prices. What is made
 * of it is `madeOf: { designPrices: true }` (server/render/responses/cache.ts).
 */
export function designFacts(plan: Plan, prices: EstimatePrices): DesignFacts {
  const estimate = estimateOf(plan, prices)
  return { ...factsOf(plan), ...(estimate && { estimate }) }
}
