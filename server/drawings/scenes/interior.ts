import { inset, type Mark, panel } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import { around, laden, sides } from '../layout/together.ts'
import { battens } from '../props/cladding.ts'
import { schemes } from '../props/schemes.ts'
import * as f from '../rooms/furnishings.ts'
import { sofaOf } from '../rooms/home-things.ts'
import { lampsAbove, shine } from '../rooms/lamps.ts'
import { sideboard } from '../rooms/office-things.ts'
import * as on from '../rooms/on-walls.ts'
import { colored, type Plan, type RoomThing } from '../rooms/plan.ts'
import { room } from '../rooms/room.ts'
import { table } from '../things/table.ts'

const lowTable = laden(f.tableOf({ w: 130, d: 70, h: 38, leg: metals.black }), [
  f.flowers,
  f.papers,
])

export const sitting = (seats: number): RoomThing => {
  const before = around(lowTable, sofaOf(seats), { back: 1, away: 56 }, f.onRug)
  const beside = around(before, f.easyChair, { left: 2, away: 26 })
  return around(beside, f.pouf, { front: 1, away: -8 })
}

export const shiningLamp: RoomThing = (b, plan) => {
  shine(b, [62, 44, 26], plan)
  f.lamp(b, plan)
}

const diningTable = colored(table, {
  shape: 'round',
  w: 132,
  top: 'wood',
  legs: ['pedestal', 'drum'],
})
const dining = around(laden(diningTable, [f.flowers]), f.woodenChair, { ...sides(1, 1), away: 14 })

const slats = ({ scheme }: Plan): Mark =>
  inset(0.44, 0.035, 0.3, 0.96, [panel(0, 0, 1, 1, scheme.wood), battens(20)])

const books = f.shelves(240, 230, 260, 300)

/** A wide furnished room: sitting, dining and a library wall; lamps sway, one shines. */
export const heroInterior = room(schemes, {
  w: [760, 800],
  d: [560, 600],
  h: [310, 330],
  sections: ['even'],
  onLeft: [on.glassFront(220), on.picture(90, 96)],
  left: ['gap', sideboard(170), f.plant],
  floors: ['planks', 'chequer'],
})({
  'library-left': {
    onBack: [on.window(300, 5, 170, 84)],
    back: [books, 'gap', f.plant],
    floor: [
      ['gap', sitting(4), shiningLamp, 'gap'],
      ['gap', 'gap', dining, f.plant],
    ],
    above: lampsAbove('floor 2'),
  },
  'library-right': {
    clad: slats,
    onBack: [on.window(250, 4, 166, 90)],
    back: [f.lowPlant, 'gap', books],
    floor: [
      ['gap', dining, 'gap', 'gap', f.plant],
      ['gap', sitting(4), shiningLamp],
    ],
    above: lampsAbove('floor 1'),
  },
})
