import { drawPlan } from '../../../../../server/features/design/drawing/index.ts'
import { choiceGroups } from '../../../../../web/features/design/choices.ts'
import type { Plan } from '../../../../../web/features/design/plan.ts'
import { planText } from '../../../../../web/features/design/plan-text.ts'

/** From each side, roof on, then off: most choices show in the first two. */
const views = ([0, 1, 2, 3] as const).flatMap(view =>
  [true, false].map(roof => ({ view, roof, sizes: false })),
)

/** The choices from a plan that no view shows, with the roof on or off. */
export function unseenChoices(plan: Plan): string[] {
  const drawn: string[] = []
  const isSeen = (changed: Plan) =>
    views.some((view, i) => {
      drawn[i] ??= withoutIds(drawPlan(plan, view))
      return withoutIds(drawPlan(changed, view)) !== drawn[i]
    })
  return choiceGroups(plan)
    .flatMap(group => group.choices)
    .flatMap(({ leadsTo, field, value }) => {
      if (!leadsTo || planText(leadsTo) === planText(plan)) return []
      return isSeen(leadsTo) ? [] : [`${planText(plan)}: ${field} ${value}`]
    })
}

/** Names of gradients come from the plan's text and would differ anyway. */
function withoutIds(svg: string): string {
  const id = /id="(\w+)b"/.exec(svg)?.[1]
  return id ? svg.replaceAll(id, '') : svg
}
