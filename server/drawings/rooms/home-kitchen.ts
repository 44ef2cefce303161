import { inset, type Mark, tint } from '../kit/mark.ts'
import { metals, woods } from '../kit/palette.ts'
import type { Fill } from '../layout/row.ts'
import { around, laden, turned } from '../layout/together.ts'
import { tiles } from '../props/cladding.ts'
import { frontStyles } from '../props/kitchen-fronts.ts'
import { arrange, unit } from '../props/kitchen-plans.ts'
import { type Above, island, type KitchenPlan, line } from '../props/kitchen-room.ts'
import { hoodStyles } from '../props/kitchen-things.ts'
import { lengthOf, type UnitKind, worktop } from '../props/kitchen-units.ts'
import { schemes } from '../props/schemes.ts'
import * as f from './furnishings.ts'
import { diningTable, roundDiningTable } from './home-things.ts'
import { sideboard } from './office-things.ts'
import * as on from './on-walls.ts'
import type { Plan, RoomThing } from './plan.ts'
import { room } from './room.ts'

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

const units = (
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
const counter = (l: number, d = 66): RoomThing =>
  laden((b, plan) => island(b, joineryOf(plan), { l, d }), ['gap', f.flowers, 'gap', 'gap'])

const counterWithStools = (l: number, stools: number): RoomThing =>
  around(counter(l), f.highStool, { front: stools, away: 18 })

const splashback = ({ brief, h, scheme }: Plan): Mark =>
  inset(0, worktop.over / h, 1, 55 / h, [
    tint(0, 0, 1, 1, brief.fork('tiles').pick(['#f7f4ec', scheme.feature])),
    tiles(15),
  ])

const level = ['even', 'unit', 'gable-left', 'pitch-left'] as const

export const homeKitchen = room(
  schemes,
  { h: [238, 275], sections: level, floors: ['planks', 'tiles', 'chequer'], clad: splashback },
  {
    'dining-kitchen': {
      w: [400, 480],
      d: [330, 400],
      onLeft: [on.window(150, 3)],
      back: [units(['sink', 'oven'], ['fridge', 'larder'], ['cupboards', 'shelves'])],
      floor: [['gap', diningTable, 'gap', f.lowPlant]],
    },
    corner: {
      w: [400, 470],
      d: [380, 440],
      cladLeft: splashback,
      onLeft: [on.window(90, 2, 90, 120)],
      back: [units(['oven'], ['fridge'], ['cupboards'])],
      left: [units(['sink'], [], ['none'], 200), 'gap'],
      floor: [
        ['gap', roundDiningTable(), 'gap'],
        [f.lowPlant, 'gap'],
      ],
    },
    island: {
      w: [420, 500],
      d: [370, 440],
      onLeft: [on.glazing(190, 130, 80)],
      back: [units(['sink', 'hob'], ['fridge', 'tower'], ['cupboards', 'shelves'])],
      left: ['gap', sideboard(120)],
      floor: [
        ['gap', counterWithStools(200, 3), 'gap'],
        ['gap', f.lowPlant],
      ],
    },
    galley: {
      w: [430, 540],
      d: [250, 300],
      onLeft: [on.window(110), on.clock],
      back: [units(['sink', 'oven'], ['fridge'], ['cupboards'])],
      floor: [[f.lowPlant, 'gap', counter(270, 62), 'gap']],
    },
    horseshoe: {
      w: [390, 440],
      d: [370, 430],
      cladLeft: splashback,
      onBack: [on.window(130, 3, 92, 116)],
      back: [units(['sink'], [], ['none'])],
      left: [units(['oven'], ['fridge'], ['cupboards'], 230), 'gap'],
      floor: [
        [f.carpet, 'gap', turned(counter(130, 62), 1)],
        ['gap', roundDiningTable(38), 'gap'],
      ],
    },
  },
)
