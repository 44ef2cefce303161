import type { Fill } from '../layout/row.ts'
import { around, turned } from '../layout/together.ts'
import { banquette } from '../props/contract-seating.ts'
import { stocked } from '../props/shop-shelves.ts'
import { laidRound, laidTable } from '../things/laid-tables.ts'
import { diningChair } from './furnishings.ts'
import { LAMP_PITCH } from './lamps.ts'
import type { RoomThing } from './layout.ts'
import type { Plan } from './plan.ts'

/** What restaurants are furnished with: laid tables and places to sit at them. */
const laid =
  (places: number, w: number, d: number): RoomThing =>
  (b, { scheme }) =>
    laidTable(b, { w, d, places, top: scheme.wood, napkin: scheme.accent })

/** A table with so many places at either side. */
export const laidFor = (places: number, w = 72, d = 72): RoomThing =>
  around(laid(places, w, d), diningChair, { back: places, front: places })

export const roundForFour: RoomThing = around(
  (b, { scheme }) => laidRound(b, 50, scheme.wood, scheme.accent),
  diningChair,
  { back: 1, front: 1, left: 1, right: 1 },
)

export const longTable: Fill<Plan> = {
  least: 340,
  most: 460,
  fill: w => laidFor(Math.floor(w / 68), w, 88),
}

export const booth: RoomThing = around(
  turned(laid(2, 140, 74), 1),
  (b, { scheme }) => banquette(b, 150, scheme.fabric, scheme.wood, 124),
  { left: 1, right: 1 },
)

/** An upholstered seat along the wall with small tables, and guests at them. */
export const benchWithTables: Fill<Plan> = {
  least: 420,
  fill: w => (b, plan) => {
    banquette(b, w, plan.scheme.fabric, plan.scheme.wood)
    const count = Math.round(w / LAMP_PITCH)
    for (let i = 0; i < count; i++) {
      const at = b.at(((i + 0.5) * w) / count, 103)
      laid(1, 72, 72)(at, plan)
      diningChair(at.at(0, 62, 0, 2), plan)
    }
  },
}

export const bottles =
  (w: number): RoomThing =>
  (b, { brief, scheme }) =>
    b.box(0, [w, 34, 206], scheme.wood, { front: [stocked('bottles', [1, 4], brief, scheme.wood)] })
