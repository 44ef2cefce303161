import { metals } from '../kit/palette.ts'
import { around, laden } from '../layout/together.ts'
import * as f from '../rooms/furnishings.ts'
import { sofaOf } from '../rooms/home-things.ts'
import { shine } from '../rooms/lamps.ts'
import type { RoomThing } from '../rooms/plan.ts'

const lowTable: RoomThing = laden(f.tableOf({ w: 130, d: 70, h: 38, leg: metals.black }), [
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
