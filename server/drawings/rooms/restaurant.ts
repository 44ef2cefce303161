import { around, sides, turned } from '../layout/together.ts'
import { banquette } from '../props/contract-seating.ts'
import { schemes } from '../props/schemes.ts'
import { menu } from './boards.ts'
import { bar } from './canteen.ts'
import { bricks, painted, slats, wainscot } from './claddings.ts'
import * as f from './furnishings.ts'
import { diningChair } from './furnishings.ts'
import { laidRound, laidTable } from './laid-tables.ts'
import { LAMP_PITCH, lampsAbove } from './lamps.ts'
import { sideboard } from './office-things.ts'
import * as on from './on-walls.ts'
import { colored, filling, type RoomThing } from './plan.ts'
import { room } from './room.ts'
import { goodsShelf } from './shelves.ts'

const laidFor = (places: number, w = 72, d = 72): RoomThing =>
  around(laidTable(places, w, d), diningChair, { back: places, front: places })

const roundForFour = around(laidRound, diningChair, sides(1, 1))

const longTable = filling(340, 460, w => laidFor(Math.floor(w / 68), w, 88))

const booth: RoomThing = around(
  turned(laidTable(2, 140, 74), 1),
  colored(banquette, 150, 'fabric', 'wood', 124),
  { left: 1, right: 1 },
)

const benchWithTables = filling(420, Infinity, w => (b, plan) => {
  banquette(b, w, plan.scheme.fabric, plan.scheme.wood)
  const count = Math.round(w / LAMP_PITCH)
  for (let i = 0; i < count; i++) {
    const at = b.at(((i + 0.5) * w) / count, 103)
    laidTable(1, 72, 72)(at, plan)
    diningChair(at.at(0, 62, 0, 2), plan)
  }
})

const bottles = goodsShelf([310, 34, 206], 'bottles', [1, 4])

export const restaurant = room(schemes)({
  'tables-for-two': {
    onBack: [on.picture(), on.picture(), on.picture()],
    onLeft: [on.glassFront(260)],
    back: [benchWithTables],
    floor: [[laidFor(1), laidFor(1), laidFor(1)]],
    above: lampsAbove('back'),
  },
  booths: {
    clad: wainscot,
    onLeft: [menu, on.picture()],
    back: [booth, booth, booth],
    floor: [['gap', laidFor(2, 136), 'gap', laidFor(2, 136), 'gap', f.lowPlant]],
    above: lampsAbove('back'),
  },
  bar: {
    w: [500, 600],
    d: [420, 480],
    clad: painted,
    onLeft: [on.glazing(170, 130, 80), on.picture()],
    back: [f.plant, 'gap', bottles, 'gap'],
    floor: [bar(310, 5), [laidFor(1), laidFor(1), laidFor(1)]],
    above: lampsAbove('floor 1'),
  },
  'round-tables': {
    cladLeft: bricks,
    onBack: [on.window(120), menu, on.window(120)],
    onLeft: [on.picture(110, 80)],
    floor: [
      [roundForFour, roundForFour],
      [roundForFour, roundForFour],
    ],
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
