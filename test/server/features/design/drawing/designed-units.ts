import { drawPlan } from '../../../../../server/features/design/drawing/index.ts'
import { randomPlans } from '../../../../support/random-plans.ts'
import { viewOfTurn } from './faults.ts'

export const plans = randomPlans(150, 7)

/** One drawing of each plan; the views take turns, a third says its sizes. */
export const designedUnits = (): string[] =>
  plans.map((plan, i) => drawPlan(plan, { ...viewOfTurn(i), sizes: i % 3 === 0 }))
