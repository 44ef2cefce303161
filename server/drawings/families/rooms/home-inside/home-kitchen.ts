import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { inset, type Mark, panel } from '../../../kit/mark.ts'
import { metals, woods } from '../../../kit/palette.ts'
import { rug } from '../../../props/art.ts'
import { tiles } from '../../../props/cladding.ts'
import { vase } from '../../../props/desk-things.ts'
import { frontStyles } from '../../../props/kitchen-fronts.ts'
import { arrange, unit } from '../../../props/kitchen-plans.ts'
import { island, type KitchenPlan, line } from '../../../props/kitchen-room.ts'
import { hoodStyles } from '../../../props/kitchen-things.ts'
import { lengthOf, worktop } from '../../../props/kitchen-units.ts'
import { glazing, window } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { chair, stool } from '../../../props/seating.ts'
import { sideboard } from '../../../props/storage.ts'
import { roundTable, table } from '../../../props/tables.ts'
import { clock } from '../../../props/wall-signs.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../plan.ts'

const layouts = ['dining-kitchen', 'corner', 'island', 'galley', 'horseshoe'] as const

/** A home's kitchen: fitted units with sink, hob and fridge, and a place to eat. */
export const homeKitchen: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  const plan = planned(brief, schemes, { ...sizes[layout], h: [238, 275] })
  furnish[layout](b, plan, fitted(plan))
}

const level = ['even', 'unit', 'gable-left', 'pitch-left'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  'dining-kitchen': { w: [400, 480], d: [330, 400], sections: level },
  corner: { w: [400, 470], d: [370, 430], sections: ['even', 'unit', 'gable-right', 'gable-left'] },
  island: { w: [420, 500], d: [360, 430], sections: level },
  galley: { w: [430, 540], d: [250, 290], sections: level },
  horseshoe: { w: [380, 440], d: [360, 420], sections: ['even', 'unit', 'gable-right'] },
}

const furnish: Record<
  (typeof layouts)[number],
  (b: Builder, plan: Plan, joinery: KitchenPlan) => void
> = {
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
}

function fitted({ brief, h, scheme }: Plan): KitchenPlan {
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
function fill(units: ReturnType<typeof arrange>, length: number) {
  const spare = length - lengthOf(units)
  const count = Math.max(0, Math.floor(spare / 60))
  const more = Array.from({ length: count }, (_, i) =>
    unit(i % 2 ? 'drawers' : 'doors', spare / Math.max(1, count)),
  )
  return count > 0 ? [...units.slice(0, 1), ...more, ...units.slice(1)] : units
}

function walls(b: Builder, plan: Plan, { joinery }: KitchenPlan, side: Mark[], back?: Mark): void {
  const tone = plan.brief.pick(['#f7f4ec', joinery.top, plan.scheme.feature])
  const splash = inset(0, worktop.over / plan.h, 1, 55 / plan.h, [
    panel(0, 0, 1, 1, tone, { edge: false }),
    tiles(15),
  ])
  enclose(b, plan, [splash, ...(back ? [back] : [])], side, ['planks', 'tiles', 'chequer'])
}

/** A table to eat at, centred. */
function dine(b: Builder, { brief, scheme }: Plan, shape: 'long' | 'round' | 'small'): void {
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
