import type { Extra, Plan } from './plan.ts'

/** A rule that a plan may break, with the repair that leads to the nearest valid plan. */
interface Rule {
  breaks: (plan: Plan) => boolean
  /** A sentence for visitors: the change, and its reason. */
  because: string
  mend: (plan: Plan) => Plan
}

/** Lengths of rows, in modules: 24 m fit on a plot. */
const LONGEST = { 20: 4, 40: 2 } as const

const hasExtra = (plan: Plan, extra: Extra) => plan.extras.includes(extra)

export const without = (plan: Plan, extra: Extra): Plan => ({
  ...plan,
  extras: plan.extras.filter(other => other !== extra),
})

/** The order matters: the repair of one may break only a later one. */
const rules: readonly Rule[] = [
  {
    breaks: ({ count, layout }) => count === 1 && layout !== 'line',
    because: 'One module stands by itself.',
    mend: plan => ({ ...plan, layout: 'line' }),
  },
  {
    breaks: ({ count, layout, feet }) => layout === 'line' && count > LONGEST[feet],
    because: 'A row is 24 m long at most: the modules stand side by side.',
    mend: plan => ({ ...plan, layout: 'side' }),
  },
  {
    breaks: ({ count, layout, feet }) => layout === 'corner' && count - 1 > LONGEST[feet],
    because: 'The long part of an L is 24 m long at most: the modules stand side by side.',
    mend: plan => ({ ...plan, layout: 'side' }),
  },
  {
    breaks: ({ storeys, roof }) => storeys === 3 && roof === 'terrace',
    because: 'A third storey does not stand under a terrace: the roof is flat.',
    mend: plan => ({ ...plan, roof: 'flat' }),
  },
  {
    breaks: plan => plan.roof === 'terrace' && hasExtra(plan, 'solar'),
    because: 'A terrace is for people: there are no solar panels on it.',
    mend: plan => without(plan, 'solar'),
  },
  {
    breaks: plan => plan.roof === 'terrace' && !hasExtra(plan, 'stairs'),
    because: 'Stairs outside lead to a terrace.',
    mend: plan => ({ ...plan, extras: withStairs(plan.extras) }),
  },
  {
    breaks: plan => plan.storeys === 1 && plan.roof !== 'terrace' && hasExtra(plan, 'stairs'),
    because: 'Stairs need a second storey or a terrace.',
    mend: plan => without(plan, 'stairs'),
  },
]

const withStairs = (extras: readonly Extra[]): Extra[] => [
  ...extras.filter(extra => extra === 'deck'),
  'stairs',
  ...extras.filter(extra => extra !== 'deck' && extra !== 'stairs'),
]

/** The nearest plan that can stand, with a sentence for each thing that had to change. */
export function nearestValidPlan(plan: Plan): { plan: Plan; because: string[] } {
  const broken: string[] = []
  let validPlan = plan
  for (const { breaks, because, mend } of rules) {
    if (!breaks(validPlan)) continue
    broken.push(because)
    validPlan = mend(validPlan)
  }
  return { plan: validPlan, because: broken }
}
