import { pairs } from '../kit/geometry.ts'
import { glowing, panel, tint } from '../kit/mark.ts'
import { brand, metals, woods } from '../kit/palette.ts'
import { around, laden, sides } from '../layout/together.ts'
import { masonry } from '../props/cladding.ts'
import { floorLamp, tableLamp } from '../props/lamps.ts'
import { loungeChair, type SofaLook, sofa, sofaStyles } from '../props/seating.ts'
import { shelving } from '../props/stocked.ts'
import { cupboard, drawers } from '../props/storage.ts'
import { television } from '../props/television.ts'
import { couch } from '../things/couch.ts'
import { easyChairs } from '../things/couches.ts'
import { type TableLook, table } from '../things/table.ts'
import * as f from './furnishings.ts'
import { sideboard } from './office-things.ts'
import { colored, filling, type RoomThing } from './plan.ts'

/** What homes are furnished with to sit and to eat; the sofas of a room are of one make. */
export const sofaOf =
  (seats: number, look: Partial<SofaLook> = {}): RoomThing =>
  (b, { brief, scheme }) =>
    sofa(b, {
      seats,
      fabric: scheme.fabric,
      wood: scheme.wood,
      style: brief.whole().pick(sofaStyles),
      pillows: [scheme.accent, brand.sand],
      ...look,
    })

export const cornerSofaUnderLamp: RoomThing = (b, plan) => {
  floorLamp(b.at(-172, -26), 'arc')
  sofaOf(4, { chaise: 1 })(b, plan)
}

export const armchair: RoomThing = (b, { brief, scheme }) => {
  const [fabric, wood] = [brief.pick([scheme.accent, scheme.accent, scheme.fabric]), scheme.wood]
  const look = { fabric, accent: fabric, wood, metal: metals.black, seats: 1, plain: true }
  if (brief.pick(['framed', 'framed', 'slipper']) === 'framed') loungeChair(b, fabric, wood)
  else couch(b, easyChairs.slipper, look)
}

const lowTables: readonly TableLook[] = [
  { w: 106, d: 60 },
  { w: 110, d: 62, legs: 'panels' },
  { w: 92, d: 70, legs: 'plinth', shape: 'rounded', thick: 26 },
  { w: 84, shape: 'round' },
  { w: 88, shape: 'round', legs: 'pedestal' },
  { w: 80, shape: 'round', legs: 'drum' },
]
const lowTable: RoomThing = (b, { brief, scheme }) =>
  table(b, { h: 40, top: scheme.wood, metal: metals.black, ...brief.pick(lowTables) })
const onLowTable: RoomThing = (b, plan) => plan.brief.pick([f.flowers, f.papers, f.papers])(b, plan)
const coffeeTable = laden(lowTable, [onLowTable])

export const coffeeOnRug = (poufs = 0): RoomThing =>
  around(coffeeTable, f.pouf, { front: poufs, away: 16 }, f.onRug)

/** A sofa that faces the viewer over a low table. */
export const sofaBehindTable = around(coffeeTable, sofaOf(2), { back: 1, away: 26 }, f.onRug)

const tableLegs = ['posts', 'trestle', 'panels', 'splayed'] as const
const dining = (w: number, seats: number, under?: typeof f.onRug): RoomThing =>
  around(
    laden(f.tableOf({ w, d: 84, h: 75, legs: tableLegs }), [f.flowers]),
    f.diningChair,
    { back: seats, front: seats },
    under,
  )
export const diningTable = dining(160, 2)
export const diningTableOnRug = dining(196, 3, f.onRug)
export const roundDiningTable = (r = 52): RoomThing =>
  around(laden(f.roundOne(r, 75), [f.flowers]), f.diningChair, sides(r > 45 ? 1 : 0, 1))

export const lamp = colored(tableLamp, 'accent')
export const lampOnBox = laden(colored(cupboard, [42, 38, 46], 'wood', [drawers(1, 1)]), [lamp])

export const mediaBench: RoomThing = (b, plan) => {
  sideboard(210)(b, plan)
  television(b.at(105, 4, 84), plan.brief, 140, false)
}

export const mediaWall = filling(380, Infinity, w => (b, { brief, h, scheme }) => {
  const [tower, tall] = [78, h - brief.between(18, 40)]
  const color = brief.pick([scheme.front, scheme.wood])
  const between = w - 2 * tower
  const fronts = { front: [drawers(Math.round(between / 60), 1)] }
  for (const x of [0, w - tower])
    b.box([x, 0, 0], [tower, 40, tall], color, { front: [shelving(1, 6, color, brief)] })
  b.box([tower, 0, 0], [between, 40, 46], color, fronts)
  b.box([tower, 0, tall - 34], [between, 34, 34], color, fronts)
  television(b.at(w / 2, 10, 62), brief, Math.min(132, between - 40), false)
})

const stones = ['#d9cfc0', '#a86a52', '#b9b0a2']

export const fireplace: RoomThing = (b, { brief, h, scheme }) => {
  b.quiet.box([12, 0, 0], [150, 34, h - 6], brief.pick(stones), {
    front: [
      masonry(22),
      panel(0.24, 0, 0.52, 0.28, '#20272d'),
      glowing(0.34, 0.02, 0.32, 0.12, brand.orange),
      glowing(0.4, 0.02, 0.18, 0.18, brand.sun),
    ],
  })
  b.quiet.box([0, 34, h * 0.36], [174, 14, 8], scheme.wood)
}

export const stoveWithLogs: RoomThing = (b, { brief, h }) => {
  const stone = brief.pick(stones)
  b.quiet.box(0, [130, 8, h - 6], stone, { front: [masonry(20)] })
  b.flat([0, 8, 0], [130, 74, 1.2], stone)
  const at = b.at(65, 42, 1.2)
  at.box([[-22, 17], [-16, 11], 0], [5, 5, 12], metals.black)
  at.block(12, [52, 40, 62], metals.black, {
    front: [
      panel(0.12, 0.28, 0.76, 0.56, '#3a2a22'),
      glowing(0.2, 0.32, 0.6, 0.2, brand.orange),
      glowing(0.32, 0.32, 0.34, 0.34, brand.sun),
      tint(0.12, 0.1, 0.76, 0.08, metals.graphite),
    ],
  })
  at.block(74, [58, 46, 4], metals.graphite)
  at.quiet.cylinder([0, -4, 78], 7, h - 90, metals.graphite)
  for (const [x, z] of pairs('158 9, 175 9, 192 9, 166.5 24.5, 183.5 24.5, 175 40'))
    (z > 9 ? b.quiet : b).rod('y', [x, 0, z], 8, 40, '#8a5f3c', { endColor: woods.ash })
}
