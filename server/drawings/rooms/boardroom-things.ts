import { leather } from '../kit/palette.ts'
import { around, laden, turned } from '../layout/together.ts'
import { swivelChair } from '../props/contract-seating.ts'
import { laptop as portable } from '../props/desk-things.ts'
import { tableRing } from '../things/low-tables.ts'
import * as f from './furnishings.ts'
import { laptop, longShapes, meetingTableOf, papers, sideboard, water } from './office-things.ts'
import { screenOf } from './on-walls.ts'
import { alike, colored, filling, type RoomThing } from './plan.ts'

/** What boardrooms are furnished with. */
const seat = alike(swivelChair, {
  fabric: ['fabric', leather.black, leather.tan, 'accent'],
  back: 'high',
})

const tableOf = (w: number, ends: 0 | 1): RoomThing => {
  const side = Math.max(2, Math.floor((w - 20) / 76))
  const set = laden(meetingTableOf(longShapes, w, 112), [papers, laptop, water, papers])
  return around(set, seat, { front: side, back: side, right: ends }, f.onRug)
}

export const longTable = (ends: 0 | 1 = 0) =>
  filling(420, 480, w => (b, plan) => tableOf(w - plan.brief.between(170, 260), ends)(b, plan))
export const tableAcross = turned(tableOf(310, 0), 1)

const laptopAtTimes: RoomThing = (b, { brief }) => {
  if (brief.chance(0.3)) portable(b.at(0, 0, 74))
}

export const ovalTable: RoomThing = around(
  laden(meetingTableOf('oval', 310, 220), [water]),
  seat,
  { front: 3, back: 3, left: 1, right: 1, round: true, setting: laptopAtTimes },
  f.onRug,
)

export const ring: RoomThing = around(
  (b, plan) => {
    tableRing(b, { w: 330, d: 250, top: plan.scheme.wood })
    f.lowPlant(b, plan)
  },
  seat,
  { front: 4, back: 4, left: 2, right: 2, away: 6 },
)

export const horseshoe: RoomThing = around(
  turned(colored(tableRing, { w: 320, d: 250, top: 'wood', open: true }), 2),
  seat,
  { front: 4, back: 4, right: 2, away: 6 },
)

export const sideboardWithFlowers: RoomThing = laden(sideboard(170), ['gap', f.flowers])

export const screen = screenOf(172, 96, 98)
