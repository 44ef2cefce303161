import type { Builder } from '../../../../kit/builder.ts'
import { metals } from '../../../../kit/palette.ts'
import { vase } from '../../../../props/desk-things.ts'
import { arrange } from '../../../../props/kitchen-plans.ts'
import { island, type KitchenPlan, line } from '../../../../props/kitchen-room.ts'
import { worktop } from '../../../../props/kitchen-units.ts'
import { glazing, window } from '../../../../props/openings.ts'
import { stool } from '../../../../props/seating.ts'
import { sideboard } from '../../../../props/storage.ts'
import { clock } from '../../../../props/wall-signs.ts'
import { greenery, type Plan } from '../../../../rooms/plan.ts'
import { dine, fill, walls } from './joinery.ts'

/** One run of units, a table or an island before it. */
export const alongOneWall = {
  'dining-kitchen'(b, plan, joinery) {
    const { brief, w, d } = plan
    const units = fill(arrange(brief, ['sink', 'oven'], 1, ['fridge', 'larder']), w - 20)
    walls(b, plan, joinery, [
      window([0.12, 0.36, 0.4, 0.44], { panes: 3, curtain: plan.scheme.accent }),
    ])
    line(b.at(8, 0), joinery, units, brief.pick(['cupboards', 'shelves']))
    dine(b.at(w * 0.5, d - 120), plan, 'long')
    greenery(b.at(w - 44, d - 48), plan)
  },
  island(b, plan, joinery) {
    const { brief, w, d, scheme } = plan
    const units = fill(arrange(brief, ['sink', 'hob'], 1, ['fridge', 'tower']), w - 30)
    walls(b, plan, joinery, [glazing([0.12, 0.3, 0.5, 0.5], 3)])
    line(b.at(12, 0), joinery, units, brief.pick(['cupboards', 'shelves']))
    const length = Math.min(210, w * 0.46)
    island(b.at(w * 0.52, 158), joinery, { l: length })
    for (let i = 0; i < 3; i++)
      stool(b.at(w * 0.52 + (i - 1) * length * 0.32, 262), scheme.accent, metals.black, 62)
    vase(b.at(w * 0.52 + 40, 190, worktop.over), scheme.accent)
    sideboard(b.at(4, d - 14, 0, 1), Math.min(130, d - 240), scheme.wood, { h: 70, fronts: 2 })
    greenery(b.at(w - 44, d - 60), plan)
  },
  galley(b, plan, joinery) {
    const { brief, w, d } = plan
    const units = fill(arrange(brief, ['sink', 'oven'], 2, ['fridge']), w - 12)
    walls(b, plan, joinery, [window([0.3, 0.4, 0.4, 0.42]), clock(0.84, 0.74, 13)])
    line(b.at(6, 0), joinery, units, 'cupboards')
    island(b.at(w * 0.58, d - 84), { ...joinery, stool: 'column' }, { l: w * 0.56, d: 62 })
    const thing = b.at(w * 0.5, d - 54, worktop.over)
    vase(thing, plan.scheme.accent)
    greenery(b.at(42, d - 44), plan, 96)
  },
} satisfies Record<string, (b: Builder, plan: Plan, joinery: KitchenPlan) => void>
