import { drawPlan } from '../../../../server/design/drawing/index.ts'
import { choiceGroups } from '../../../../web/design/choices.ts'
import type { Plan } from '../../../../web/design/plan.ts'
import { planText } from '../../../../web/design/plan-text.ts'

const views = [true, false].flatMap(roof =>
  ([0, 1, 2, 3] as const).map(view => ({ view, roof, sizes: false })),
)

/** The choices from a plan that no view shows, with the roof on or off. */
export function unseenChoices(plan: Plan): string[] {
  const drawn = views.map(view => withoutIds(drawPlan(plan, view)))
  return choiceGroups(plan)
    .flatMap(group => group.choices)
    .flatMap(({ leadsTo, field, value }) => {
      if (!leadsTo || planText(leadsTo) === planText(plan)) return []
      const isSeen = views.some((view, i) => withoutIds(drawPlan(leadsTo, view)) !== drawn[i])
      return isSeen ? [] : [`${planText(plan)}: ${field} ${value}`]
    })
}

/** Names of gradients come from the plan's text and would differ anyway. */
function withoutIds(svg: string): string {
  const id = /id="(\w+)b"/.exec(svg)?.[1]
  return id ? svg.replaceAll(id, '') : svg
}
