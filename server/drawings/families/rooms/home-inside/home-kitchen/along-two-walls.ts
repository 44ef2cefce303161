import type { Builder } from '../../../../kit/builder.ts'
import { rug } from '../../../../props/art.ts'
import { arrange, unit } from '../../../../props/kitchen-plans.ts'
import { island, type KitchenPlan, line } from '../../../../props/kitchen-room.ts'
import { lengthOf } from '../../../../props/kitchen-units.ts'
import { window } from '../../../../props/openings.ts'
import { greenery, type Plan } from '../../../../rooms/plan.ts'
import { dine, fill, walls } from './joinery.ts'

/** Runs that meet in the corner. */
export const alongTwoWalls = {
  corner(b, plan, joinery) {
    const { brief, w, d } = plan
    const back = fill(
      [unit('doors', 100), ...arrange(brief, ['oven'], 1, ['fridge', 'tower'])],
      w - 16,
    )
    const side = arrange(brief, ['sink'], 1)
    walls(b, plan, joinery, [window([0.3, 0.46, 0.3, 0.34])])
    line(b, joinery, back, 'cupboards')
    line(b.at(0, 64 + lengthOf(side), 0, 1), joinery, side, 'none')
    dine(b.at(w * 0.6, d - 100), plan, 'round')
    greenery(b.at(42, d - 44), plan, 100)
  },
  horseshoe(b, plan, joinery) {
    const { brief, w, d, scheme } = plan
    const back = fill(
      [unit('doors', 100), ...arrange(brief, ['sink'], 1), unit('doors', 64)],
      w - 4,
    )
    const side = [...arrange(brief, ['oven'], 1), unit('fridge', 72)]
    walls(b, plan, joinery, [], window([0.36, 0.44, 0.38, 0.38], { panes: 3 }))
    line(b, joinery, back, 'none')
    line(b.at(0, 64 + lengthOf(side), 0, 1), joinery, side, 'cupboards')
    const length = brief.between(120, 150)
    island(b.at(w - 67, 68 + length / 2, 0, 1), joinery, { l: length, d: 62 })
    rug(b.at(w * 0.46, d * 0.52), 130, 80, scheme.accent, brief)
    dine(b.at(w * 0.55, d - 56), plan, 'small')
  },
} satisfies Record<string, (b: Builder, plan: Plan, joinery: KitchenPlan) => void>
