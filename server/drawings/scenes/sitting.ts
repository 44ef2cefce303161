import { metals } from '../kit/palette.ts'
import { around, laden } from '../layout/together.ts'
import { floorLamp } from '../props/lamps.ts'
import { sofa, sofaStyles } from '../props/seating.ts'
import * as f from '../rooms/furnishings.ts'
import { shine } from '../rooms/lamps.ts'
import type { RoomThing } from '../rooms/plan.ts'

const lowTable: RoomThing = laden(f.tableOf({ w: 130, d: 70, h: 38, leg: metals.black }), [
  f.flowers,
  f.papers,
])

const settee =
  (seats: number): RoomThing =>
  (b, { brief, scheme }) =>
    sofa(b, {
      seats,
      fabric: scheme.fabric,
      style: brief.pick(sofaStyles),
      cushions: [scheme.accent, '#f1ece1', scheme.accent],
    })

export const sitting = (seats: number): RoomThing => {
  const before = around(lowTable, settee(seats), { back: 1, away: 56 }, f.onRug)
  const beside = around(before, f.easyChair, { left: 2, away: 26 })
  return around(beside, f.pouf, { front: 1, away: -8 })
}

export const shiningLamp: RoomThing = (b, plan) => {
  shine(b, [62, 44, 26], plan)
  floorLamp(b, plan.brief.pick(['shade', 'tripod', 'globe']))
}
