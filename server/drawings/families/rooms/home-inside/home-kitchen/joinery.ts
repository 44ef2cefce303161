import type { Builder } from '../../../../kit/builder.ts'
import { inset, type Mark, panel } from '../../../../kit/mark.ts'
import { metals, woods } from '../../../../kit/palette.ts'
import { tiles } from '../../../../props/cladding.ts'
import { vase } from '../../../../props/desk-things.ts'
import { frontStyles } from '../../../../props/kitchen-fronts.ts'
import { type arrange, unit } from '../../../../props/kitchen-plans.ts'
import type { KitchenPlan } from '../../../../props/kitchen-room.ts'
import { hoodStyles } from '../../../../props/kitchen-things.ts'
import { lengthOf, worktop } from '../../../../props/kitchen-units.ts'
import { chair } from '../../../../props/seating.ts'
import { enclose, type Plan } from '../../../../rooms/plan.ts'
import { roundTable, table } from '../../../../things/table.ts'

/** The joinery of a kitchen in the colours of its room. */
export function fitted({ brief, h, scheme }: Plan): KitchenPlan {
  const color = brief.pick([scheme.front, scheme.feature, scheme.fabric, scheme.wood])
  return {
    brief,
    h,
    wall: scheme.wall,
    accent: scheme.accent,
    wood: scheme.wood,
    joinery: {
      random: brief,
      color,
      tallColor: brief.chance(0.3) ? scheme.wood : color,
      style: brief.pick(frontStyles),
      handle: brief.pick([metals.black, metals.brass, metals.chrome]),
      top: brief.pick([woods.oak, '#f4f1ea', '#48545c', '#b9bcb6']),
      tall: 214,
    },
    hood: brief.pick(hoodStyles),
    stool: 'column',
    stoolColor: scheme.accent,
  }
}

/** Stretches or cuts plain units so that a run is as long as its wall. */
export function fill(units: ReturnType<typeof arrange>, length: number) {
  const spare = length - lengthOf(units)
  const count = Math.max(0, Math.floor(spare / 60))
  const more = Array.from({ length: count }, (_, i) =>
    unit(i % 2 ? 'drawers' : 'doors', spare / Math.max(1, count)),
  )
  return count > 0 ? [...units.slice(0, 1), ...more, ...units.slice(1)] : units
}

/** The room around a kitchen, tiled behind the worktops. */
export function walls(
  b: Builder,
  plan: Plan,
  { joinery }: KitchenPlan,
  side: Mark[],
  back?: Mark,
): void {
  const tone = plan.brief.pick(['#f7f4ec', joinery.top, plan.scheme.feature])
  const splash = inset(0, worktop.over / plan.h, 1, 55 / plan.h, [
    panel(0, 0, 1, 1, tone, { edge: false }),
    tiles(15),
  ])
  enclose(b, plan, [splash, ...(back ? [back] : [])], side, ['planks', 'tiles', 'chequer'])
}

/** A table to eat at, centred. */
export function dine(b: Builder, { brief, scheme }: Plan, shape: 'long' | 'round' | 'small'): void {
  const look = {
    fabric: scheme.accent,
    frame: scheme.wood,
    style: brief.pick(['slat', 'spindle', 'shell', 'ladder'] as const),
  }
  if (shape === 'round') {
    for (const turn of [0, 1, 2, 3] as const) chair(b.at(0, 0, 0, turn).at(0, -66), look)
    roundTable(b, 52, 75, scheme.wood, scheme.wood)
  } else if (shape === 'long') {
    for (const x of [-46, 46]) {
      chair(b.at(x, -58), look)
      chair(b.at(x, 58, 0, 2), look)
    }
    table(b, {
      w: 170,
      d: 80,
      h: 75,
      top: scheme.wood,
      legs: brief.pick(['posts', 'trestle', 'panels', 'splayed']),
    })
  } else {
    for (const [x, turn] of [
      [-64, 1],
      [64, 3],
    ] as const)
      chair(b.at(x, 0, 0, turn), look)
    roundTable(b, 38, 75, scheme.wood, metals.graphite)
  }
  vase(b.at(0, 0, 75), scheme.accent)
}
