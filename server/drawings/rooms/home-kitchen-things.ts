import { inset, type Mark, tint } from '../kit/mark.ts'
import { metals, woods } from '../kit/palette.ts'
import type { Fill } from '../layout/row.ts'
import { around, laden } from '../layout/together.ts'
import { tiles } from '../props/cladding.ts'
import { frontStyles } from '../props/kitchen-fronts.ts'
import { arrange, unit } from '../props/kitchen-plans.ts'
import { type Above, island, type KitchenPlan, line } from '../props/kitchen-room.ts'
import { hoodStyles } from '../props/kitchen-things.ts'
import { lengthOf, type UnitKind, worktop } from '../props/kitchen-units.ts'
import * as f from './furnishings.ts'
import type { RoomThing } from './layout.ts'
import type { Plan } from './plan.ts'

/** The joinery of a kitchen in the colours of its room: one for all that stands in it. */
function joineryOf({ brief, h, scheme }: Plan): KitchenPlan {
  const make = brief.whole().fork('joinery')
  const color = make.pick([scheme.front, scheme.feature, scheme.fabric, scheme.wood])
  return {
    brief,
    h: h - 8,
    wall: scheme.wall,
    accent: scheme.accent,
    wood: scheme.wood,
    joinery: {
      random: brief,
      color,
      tallColor: make.chance(0.3) ? scheme.wood : color,
      style: make.pick(frontStyles),
      handle: make.pick([metals.black, metals.brass, metals.chrome]),
      top: make.pick([woods.oak, '#f4f1ea', metals.graphite, '#b9bcb6']),
      tall: 214,
    },
    hood: make.pick(hoodStyles),
    stool: 'column',
    stoolColor: scheme.accent,
  }
}

/** A run of units as long as its wall: those that must be there among plain ones, tall ones at the ends. */
export const units = (
  must: readonly UnitKind[],
  tall: readonly UnitKind[],
  above: readonly Above[],
  most?: number,
): Fill<Plan> => ({
  least: 150,
  ...(most && { most }),
  fill: w => (b, plan) => {
    const run = arrange(plan.brief, must, 1, tall)
    const more = Math.max(0, Math.floor((w - lengthOf(run)) / 70))
    // Nothing that is used stands in a corner, unless a tall unit does.
    const first = tall.length > 1 ? 1 : 0
    for (let i = 0; i < more; i++) run.splice(first, 0, unit(i % 2 ? 'doors' : 'drawers', 60))
    const wider = w / lengthOf(run)
    const fitting = run.map(({ kind, w }) => unit(kind, w * wider))
    line(b, joineryOf(plan), fitting, plan.brief.pick(above))
  },
})

/** A free-standing counter with things on it; one works at its back. */
export const counter = (l: number, d = 66): RoomThing =>
  laden((b, plan) => island(b, joineryOf(plan), { l, d }), ['gap', f.flowers, 'gap', 'gap'])

export const counterWithStools = (l: number, stools: number): RoomThing =>
  around(counter(l), f.highStool, { front: stools, away: 18 })

export const splashback = ({ brief, h, scheme }: Plan): Mark =>
  inset(0, worktop.over / h, 1, 55 / h, [
    tint(0, 0, 1, 1, brief.fork('tiles').pick(['#f7f4ec', scheme.feature])),
    tiles(15),
  ])
