import { brand, leather } from '../kit/palette.ts'
import { around, laden, turned } from '../layout/together.ts'
import { swivelChair } from '../props/contract-seating.ts'
import { person } from '../props/people.ts'
import { plainSchemes, schemes } from '../props/schemes.ts'
import { slats } from '../rooms/claddings.ts'
import * as f from '../rooms/furnishings.ts'
import { lampsAbove, shine } from '../rooms/lamps.ts'
import { display, laptop, papers, sideboard } from '../rooms/office-things.ts'
import * as on from '../rooms/on-walls.ts'
import type { RoomThing } from '../rooms/plan.ts'
import { room } from '../rooms/room.ts'
import { tableRing } from '../things/low-tables.ts'

/** A chair; a person sits on it in a share of cases. */
const seat =
  (taken: number): RoomThing =>
  (b, { brief, scheme }) => {
    const fabric = brief.whole().pick([leather.black, leather.tan, scheme.fabric, scheme.accent])
    swivelChair(b, { fabric, back: 'high' })
    if (!brief.chance(taken)) return
    const shirt = brief.pick(['#f1ece1', '#3a648f', '#d8d3c8', '#b4533a'])
    // So that hips are on the seat.
    const at = b.at(0, 4, 11)
    person(at, { shirt, trousers: '#26343c', pose: 'sitting', skin: brief.int(0, 3) })
  }

const top = f.tableOf({ w: 600, d: 130, h: 75, legs: 'panels', thick: 6 })

const longTable = around(
  laden(top, [laptop, papers, laptop, papers, laptop]),
  seat(0.3),
  { back: 5, front: 5, right: 1 },
  f.onRug,
)

const horseshoe = around(
  turned((b, { scheme }) => tableRing(b, { w: 400, d: 500, top: scheme.wood, open: true }), 1),
  seat(0.35),
  { left: 3, right: 3, front: 4, away: 8 },
  f.onRug,
)

const speaker: RoomThing = (b, plan) => {
  shine(b.at(60, 40), [120, 80], plan)
  person(b.at(-50, 0), { shirt: brand.sand, trousers: '#26343c', skin: 1 })
  b.box([0, -30, 0], [50, 40, 112], plan.scheme.wood)
}

/** A boardroom: one long table with chairs, or tables in a horseshoe before a large screen. */
export const heroBoardroom = room(
  { ...schemes, ...plainSchemes },
  { h: [300, 300], sections: ['even'] },
)({
  'long-table': {
    w: [820, 860],
    d: [540, 580],
    floors: ['carpet'],
    onBack: [on.glazing(520, 250, 16)],
    onLeft: [on.picture(120, 90)],
    left: display,
    back: ['gap', sideboard(250), f.plant],
    floor: [[longTable], [f.plant, 'gap', f.lowPlant]],
    above: lampsAbove('floor 1'),
  },
  presentation: {
    w: [840, 900],
    d: [640, 700],
    floors: ['planks'],
    clad: slats,
    onBack: [on.screenOf(400, 170, 84)],
    onLeft: [on.glazing(480, 250, 16)],
    back: [f.plant, 'gap', f.plant],
    floor: [['gap', speaker, 'gap', 'gap', 'gap'], [horseshoe]],
  },
})
