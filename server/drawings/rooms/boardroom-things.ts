import { leather } from '../kit/palette.ts'
import type { Fill } from '../layout/row.ts'
import { around, laden, turned } from '../layout/together.ts'
import { swivelChair } from '../props/contract-seating.ts'
import { laptop as portable } from '../props/desk-things.ts'
import * as meeting from '../things/low-tables.ts'
import * as f from './furnishings.ts'
import { laptop, papers, sideboard, water } from './office-things.ts'
import { screenOf } from './on-walls.ts'
import type { Plan, RoomThing } from './plan.ts'

/** What boardrooms are furnished with. All chairs of one room are alike. */
const seat: RoomThing = (b, { brief, scheme }) =>
  swivelChair(b, {
    fabric: brief.whole().pick([scheme.fabric, leather.black, leather.tan, scheme.accent]),
    back: 'high',
  })

const top =
  (w: number): RoomThing =>
  (b, { brief, scheme }) => {
    const shape = brief.pick(['slab', 'boat', 'racetrack'])
    meeting.meetingTable(b, shape, { w, d: 112, top: scheme.wood })
  }

const tableOf = (w: number, ends: 0 | 1): RoomThing => {
  const side = Math.max(2, Math.floor((w - 20) / 76))
  const set = laden(top(w), [papers, laptop, water, papers])
  return around(set, seat, { front: side, back: side, right: ends }, f.onRug)
}

export const longTable = (ends: 0 | 1 = 0): Fill<Plan> => ({
  least: 420,
  most: 480,
  fill: w => (b, plan) => tableOf(w - plan.brief.between(170, 260), ends)(b, plan),
})
export const tableAcross = turned(tableOf(310, 0), 1)

const laptopAtTimes: RoomThing = (b, { brief }) => {
  if (brief.chance(0.3)) portable(b.at(0, 0, 74))
}

export const ovalTable: RoomThing = around(
  laden(
    (b, { scheme }) => meeting.meetingTable(b, 'oval', { w: 310, d: 220, top: scheme.wood }),
    [water],
  ),
  seat,
  { front: 3, back: 3, left: 1, right: 1, round: true, setting: laptopAtTimes },
  f.onRug,
)

export const ring: RoomThing = around(
  (b, plan) => {
    meeting.tableRing(b, { w: 330, d: 250, top: plan.scheme.wood })
    f.lowPlant(b, plan)
  },
  seat,
  { front: 4, back: 4, left: 2, right: 2, away: 6 },
)

export const horseshoe: RoomThing = around(
  (b, { scheme }) =>
    meeting.tableRing(b.at(0, 0, 0, 2), { w: 320, d: 250, top: scheme.wood, open: true }),
  seat,
  { front: 4, back: 4, right: 2, away: 6 },
)

export const sideboardWithFlowers: RoomThing = laden(sideboard(170), ['gap', f.flowers])

export const screen = screenOf(172, 96, 98)
