import type { Family } from '../brief.ts'
import { inset, type Mark, panel } from '../kit/mark.ts'
import { around, laden } from '../layout/together.ts'
import { battens } from '../props/cladding.ts'
import { schemes } from '../props/schemes.ts'
import * as f from '../rooms/furnishings.ts'
import { lampsAbove } from '../rooms/lamps.ts'
import { sideboard } from '../rooms/office-things.ts'
import * as on from '../rooms/on-walls.ts'
import type { Plan, RoomThing } from '../rooms/plan.ts'
import { room } from '../rooms/room.ts'
import { table } from '../things/table.ts'
import { shiningLamp, sitting } from './sitting.ts'

const diningTable: RoomThing = laden(
  (b, { brief, scheme }) =>
    table(b, { shape: 'round', w: 132, top: scheme.wood, legs: brief.pick(['pedestal', 'drum']) }),
  [f.flowers],
)

const dining = around(diningTable, f.woodenChair, {
  back: 1,
  front: 1,
  left: 1,
  right: 1,
  away: 14,
})

const slats = ({ scheme }: Plan): Mark =>
  inset(0.44, 0.035, 0.3, 0.96, [panel(0, 0, 1, 1, scheme.wood), battens(20)])

const books = f.shelves(240, 230, 260, 300)

/** A wide furnished room: sitting, dining and a library wall; lamps sway, one shines. */
export const heroInterior: Family = room(
  schemes,
  {
    'library-left': {
      onBack: [on.window(300, 5, 170, 84)],
      onLeft: [on.glassFront(220), on.picture(90, 96)],
      back: [books, 'gap', f.plant],
      left: ['gap', sideboard(170), f.plant],
      floor: [
        ['gap', sitting(4), shiningLamp, 'gap'],
        ['gap', 'gap', dining, f.plant],
      ],
      above: lampsAbove('floor 2'),
    },
    'library-right': {
      clad: slats,
      onBack: [on.window(250, 4, 166, 90)],
      onLeft: [on.glassFront(220), on.picture(90, 96)],
      back: [f.lowPlant, 'gap', books],
      left: ['gap', sideboard(170), f.plant],
      floor: [
        ['gap', dining, 'gap', 'gap', f.plant],
        ['gap', sitting(4), shiningLamp],
      ],
      above: lampsAbove('floor 1'),
    },
  },
  {
    w: [760, 800],
    d: [560, 600],
    h: [310, 330],
    sections: ['even'],
    floors: ['planks', 'chequer'],
  },
)
