import type { DesignView } from '../../../web/features/design/contract.ts'
import type { Plan } from '../../../web/features/design/plan.ts'

/** Draws, and loads the program that does when the first drawing is asked for. */
export async function drawDesign(plan: Plan, view: DesignView): Promise<string> {
  const { drawPlan } = await import('./drawing/index.ts')
  return drawPlan(plan, view)
}
