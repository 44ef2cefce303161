import type { DesignFacts } from './contract.ts'
import { areaOf, measuresOf, modulesOf } from './measures.ts'
import { partsOf } from './parts.ts'
import type { Plan } from './plan.ts'
import { planCode } from './plan-code.ts'
import { planText } from './plan-text.ts'

/** The facts of a plan by itself, without the owner's prices. */
export function factsOf(plan: Plan): DesignFacts {
  const days = daysOf(plan)
  return {
    plan: planText(plan),
    code: planCode(plan),
    use: plan.use,
    storeys: plan.storeys,
    modules: modulesOf(plan),
    area: areaOf(plan),
    size: sizeOf(plan),
    parts: partsOf(plan).map(({ name, count }) => ({ name, count })),
    summary: summaryOf(plan),
    ...(days && { days }),
  }
}

/** Outer size in metres. */
export function sizeOf(plan: Plan): DesignFacts['size'] {
  const { width, depth, height } = measuresOf(plan)
  return { width: metres(width), depth: metres(depth), height: metres(height) }
}

/** Days from the order to the finished unit, where the company promises them. */
export const daysOf = ({ use }: Plan): number | undefined =>
  use === 'office' ? DAYS_OF_AN_OFFICE : undefined

/** "Office, 2 storeys, 4 modules, 57.6 m²": the announcement of each change. */
export function summaryOf(plan: Plan): string {
  const use = plan.use.charAt(0).toUpperCase() + plan.use.slice(1)
  const countText = (count: number, one: string) => `${count} ${one}${count > 1 ? 's' : ''}`
  return [
    use,
    countText(plan.storeys, 'storey'),
    countText(modulesOf(plan), 'module'),
    `${areaOf(plan).toFixed(1)} m²`,
  ].join(', ')
}

/** The page on offices promises the same. */
const DAYS_OF_AN_OFFICE = 2

const metres = (cm: number) => Math.round(cm / 10) / 10
