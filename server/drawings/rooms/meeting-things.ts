import { darker, leather, metals } from '../kit/palette.ts'
import { around, laden, sides, turned } from '../layout/together.ts'
import { banquette, swivelChair } from '../props/contract-seating.ts'
import { type MeetingShape, sockets, tableRing } from '../things/low-tables.ts'
import { table } from '../things/table.ts'
import * as f from './furnishings.ts'
import { laptop, papers, sideboard, water } from './office-things.ts'
import { alike, colored, filling, type RoomThing } from './plan.ts'

/** 74 cm high. */
const topOf =
  (shapes: readonly MeetingShape[], w: number, d: number): RoomThing =>
  (b, { brief, scheme: { wood } }) => {
    const legs = { legs: 'core', leg: darker(wood, 0.25), metal: metals.graphite } as const
    const [shape, marks] = [brief.pick(shapes), [sockets]]
    table(b, { shape, w, d, top: wood, thick: 5, marks, ...legs })
  }

const longShapes = ['slab', 'boat', 'racetrack'] as const

export const longMeeting: RoomThing = (b, plan) => {
  const shape = plan.brief.pick(longShapes)
  const seat = plan.brief.pick([f.deskChair, f.clothChair])
  const top = laden(topOf([shape], 342, 108), [papers, laptop, water, papers])
  around(top, seat, sides(4), f.onRug)(b, plan)
}

export const roundMeeting = around(
  laden(topOf(['round'], 124, 124), [papers, laptop]),
  f.deskChair,
  sides(1, 1),
  f.onRoundRug,
)

const highTable = f.steelTable({ w: 210, d: 84, h: 104, legs: 'panels' })

export const standingMeeting = around(laden(highTable, [laptop, papers]), f.highStool, {
  ...sides(3),
  away: 14,
})

export const booth = around(
  laden(f.steelTable({ w: 80, d: 150, legs: 'pedestal' }), [laptop, papers]),
  colored(banquette, 160, 'fabric', 'wood', 92),
  sides(0, 1),
)

/** Of boardrooms. */
const seat = alike(swivelChair, {
  fabric: ['fabric', leather.black, leather.tan, 'accent'],
  back: 'high',
})

const tableOf = (w: number, ends: 0 | 1): RoomThing => {
  const side = Math.max(2, Math.floor((w - 20) / 76))
  const set = laden(topOf(longShapes, w, 112), [papers, laptop, water, papers])
  return around(set, seat, { front: side, back: side, right: ends }, f.onRug)
}

export const longTable = (ends: 0 | 1 = 0) =>
  filling(420, 480, w => (b, plan) => tableOf(w - plan.brief.between(170, 260), ends)(b, plan))
export const tableAcross = turned(tableOf(310, 0), 1)

const laptopAtTimes: RoomThing = (b, { brief }) => {
  if (brief.chance(0.3)) laptop(b.at(0, 0, 74))
}

export const ovalTable = around(
  laden(topOf(['oval'], 310, 220), [water]),
  seat,
  { ...sides(3, 1), round: true, setting: laptopAtTimes },
  f.onRug,
)

export const ring = around(
  (b, plan) => {
    tableRing(b, { w: 330, d: 250, top: plan.scheme.wood })
    f.lowPlant(b, plan)
  },
  seat,
  { ...sides(4, 2), away: 6 },
)

export const horseshoe = around(
  turned(colored(tableRing, { w: 320, d: 250, top: 'wood', open: true }), 2),
  seat,
  { ...sides(4), right: 2, away: 6 },
)

export const sideboardWithFlowers = laden(sideboard(170), ['gap', f.flowers])
