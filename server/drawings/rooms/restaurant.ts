import { type Point, pairs, times } from '../kit/geometry.ts'
import { disc, type Mark, panel } from '../kit/mark.ts'
import { brand, metals } from '../kit/palette.ts'
import { many } from '../layout/row.ts'
import { around, sides, turned } from '../layout/together.ts'
import { banquette } from '../props/contract-seating.ts'
import { schemes } from '../props/schemes.ts'
import { type TableLook, table } from '../things/table.ts'
import { menu } from './boards.ts'
import { bar } from './canteen.ts'
import { bricks, painted, slats, wainscot } from './claddings.ts'
import * as f from './furnishings.ts'
import { LAMP_PITCH, lampsAbove } from './lamps.ts'
import { sideboard } from './office-things.ts'
import * as on from './on-walls.ts'
import { colored, filling, type RoomThing } from './plan.ts'
import { room } from './room.ts'
import { goodsShelf } from './shelves.ts'

/** A restaurant table with a candle, laid at some places of its top. */
const laid =
  (look: TableLook, places: readonly Point[]): RoomThing =>
  (b, { scheme }) => {
    const marks = places.map(place => cover(place, scheme.accent))
    table(b, { ...look, top: scheme.wood, leg: metals.black, marks })
    b.quiet.cylinder(74, 3, 9, scheme.accent, { top: '#fff3cf' })
  }

/** For so many guests at both long sides. */
const laidTable = (places: number, w: number, d: number) => {
  const shares = times(places, i => (i + 0.5) / places)
  const covers = shares.flatMap(u => [0.24, 0.76].map((v): Point => [u, v]))
  return laid({ w, d, legs: w < 100 ? 'pedestal' : 'tees' }, covers)
}

const laidRound = laid(
  { shape: 'round', w: 100, legs: 'pedestal' },
  pairs('0.5 0.14, 0.14 0.5, 0.86 0.5, 0.5 0.86'),
)

function cover([u, v]: Point, napkin: string): Mark {
  return ({ w, h }) => [
    disc(u, v, 10, brand.paper, 16),
    disc(u, v, 6.5, '#ece5d6', 14),
    panel(u + 13 / w, v - 8 / h, 5 / w, 16 / h, napkin),
  ]
}

const laidFor = (places: number, w = 72, d = 72): RoomThing =>
  around(laidTable(places, w, d), f.diningChair, sides(places))

const roundForFour = around(laidRound, f.diningChair, sides(1, 1))

const longTable = filling(340, 460, w => laidFor(Math.floor(w / 68), w, 88))

const booth = around(
  turned(laidTable(2, 140, 74), 1),
  colored(banquette, 150, 'fabric', 'wood', 124),
  sides(0, 1),
)

const benchWithTables = filling(420, Infinity, w => (b, plan) => {
  banquette(b, w, plan.scheme.fabric, plan.scheme.wood)
  const count = Math.round(w / LAMP_PITCH)
  for (let i = 0; i < count; i++) {
    const at = b.at(((i + 0.5) * w) / count, 103)
    laidTable(1, 72, 72)(at, plan)
    f.diningChair(at.at(0, 62, 0, 2), plan)
  }
})

const bottles = goodsShelf([310, 34, 206], 'bottles', [1, 4])

export const restaurant = room(schemes)({
  'tables-for-two': {
    onBack: many(3, on.picture()),
    onLeft: [on.glassFront(260)],
    back: [benchWithTables],
    floor: [many(3, laidFor(1))],
    above: lampsAbove('back'),
  },
  booths: {
    clad: wainscot,
    onLeft: [menu, on.picture()],
    back: many(3, booth),
    floor: [['gap', laidFor(2, 136), 'gap', laidFor(2, 136), 'gap', f.lowPlant]],
    above: lampsAbove('back'),
  },
  bar: {
    w: [500, 600],
    d: [420, 480],
    clad: painted,
    onLeft: [on.glazing(170, 130, 80), on.picture()],
    back: [f.plant, 'gap', bottles, 'gap'],
    floor: [bar(310, 5), many(3, laidFor(1))],
    above: lampsAbove('floor 1'),
  },
  'round-tables': {
    cladLeft: bricks,
    onBack: [on.window(120), menu, on.window(120)],
    onLeft: [on.picture(110, 80)],
    floor: many(2, many(2, roundForFour)),
    above: lampsAbove('floor 1', 'floor 2'),
  },
  'long-table': {
    clad: slats,
    onBack: [on.picture(100, 76)],
    onLeft: [on.glazing(240, 160, 40)],
    back: [f.plant, 'gap', sideboard(170), 'gap'],
    floor: [['gap', longTable, 'gap', f.lowPlant]],
    above: lampsAbove('floor 1'),
  },
})
