import { metals } from '../kit/palette.ts'
import { around, laden, sides, turned } from '../layout/together.ts'
import { banquette } from '../props/contract-seating.ts'
import * as lying from '../props/desk-things.ts'
import { drawers } from '../props/storage.ts'
import { displayStand, glassWall as glass } from '../props/wall-things.ts'
import { deskThing, divider, filingCabinet, terminal } from '../props/workplaces.ts'
import { type MeetingShape, meetingTable } from '../things/low-tables.ts'
import { table } from '../things/table.ts'
import { slide } from './boards.ts'
import { deskPlace } from './desk-place.ts'
import * as f from './furnishings.ts'
import { colored, filling, type RoomThing } from './plan.ts'

export const laptop: RoomThing = lying.laptop
export const papers = colored(lying.papers, 'accent')
export const water: RoomThing = lying.water
export const cabinet = colored(filingCabinet, 'front', 3)
export const sideboard =
  (w: number): RoomThing =>
  (b, { scheme }) => {
    b.box([[6, w - 11], [4, 34], 0], [5, 5, 14], metals.black)
    b.box(14, [w, 42, 46], scheme.wood, { front: [drawers(3, 1)] })
  }
export const display: RoomThing = (b, { brief }) => displayStand(b, 120, { front: [slide(brief)] })
export const glassWall = (w: number) => colored(glass, w)

/** A desk at which one faces the wall behind it, or the room. */
export const place =
  (w: number): RoomThing =>
  (b, plan) =>
    deskPlace(b, plan, w)
export const placeFacing = (w: number, back?: 'high'): RoomThing =>
  turned((b, plan) => deskPlace(b, plan, w, back), 2)

export const places = filling(280, Infinity, w => (b, plan) => {
  const count = Math.max(2, Math.floor(w / 170))
  for (let i = 0; i < count; i++) {
    const at = b.at((w / count) * (i + 0.5), 42)
    deskPlace(at, plan, w / count - 14)
    if (i > 0) divider(at.at(-w / count / 2, -4, 60, 1), 60, 50, plan.scheme.fabric)
  }
})

/** Four desks, two on each side of a divider. */
export const facing: RoomThing = (b, plan) => {
  for (const x of [-62, 62]) {
    deskPlace(b.at(x, 38), plan, 120)
    deskPlace(b.at(x, -38, 0, 2), plan, 120)
  }
  divider(b.at(0, 0, 74), 228, 34, plan.scheme.accent)
}

export const workbench =
  (places: number): RoomThing =>
  (b, plan) => {
    const { brief, scheme } = plan
    const w = places * 136
    for (const turn of [0, 2])
      for (let i = 0; i < places; i++) {
        const at = b.at(0, 0, 0, turn).at((i + 0.5) * 136 - w / 2, 4)
        f.deskChair(at.at(0, 92, 0, 2), plan)
        terminal(at.at(-8, 30, 74))
        if (brief.chance(0.5)) deskThing(at.at(44, 36, 74), brief, scheme.accent)
      }
    b.box([[-w / 2 + 4, -2, w / 2 - 8], -68, 0], [4, 136, 70], scheme.front)
    b.block(70, [w, 148, 4], scheme.wood)
    divider(b.at(0, 0, 74), w - 12, 32, scheme.accent)
  }

export const pod: RoomThing = (b, plan) => {
  const { brief, scheme } = plan
  for (const turn of [0, 1, 2, 3]) {
    const at = b.at(0, 0, 0, turn)
    f.deskChair(at.at(70, 104, 0, 2), plan)
    terminal(at.at(66, 30, 74))
    if (brief.chance(0.4)) deskThing(at.at(112, 40, 74), brief, scheme.accent)
    at.box([[4, 126], 6, 0], [4, 58, 70], scheme.front)
    at.box([2, 2, 70], [130, 66, 4], scheme.wood)
    at.quiet.box([2, -1.5, 74], [128, 3, 34], scheme.accent)
  }
}

export const meetingTableOf = (
  shape: MeetingShape | readonly MeetingShape[],
  w: number,
  d: number,
) => colored(meetingTable, shape, { w, d, top: 'wood' })

export const longShapes = ['slab', 'boat', 'racetrack'] as const

export const longMeeting: RoomThing = (b, plan) => {
  const shape = plan.brief.pick(longShapes)
  const seat = plan.brief.pick([f.deskChair, f.clothChair])
  const top = laden(meetingTableOf(shape, 342, 108), [papers, laptop, water, papers])
  around(top, seat, sides(4), f.onRug)(b, plan)
}

export const roundMeeting: RoomThing = around(
  laden(meetingTableOf('round', 124, 124), [papers, laptop]),
  f.deskChair,
  sides(1, 1),
  f.onRoundRug,
)

const highTable = f.steelTable({ w: 210, d: 84, h: 104, legs: 'panels' })

export const standingMeeting: RoomThing = around(laden(highTable, [laptop, papers]), f.highStool, {
  front: 3,
  back: 3,
  away: 14,
})

export const sharedTable: RoomThing = (b, plan) => {
  const isHigh = plan.brief.chance(0.5)
  const top = laden(f.steelTable({ w: 280, d: 104, h: isHigh ? 102 : 74, legs: 'panels' }), [
    laptop,
    papers,
    laptop,
    laptop,
  ])
  const seat = isHigh ? f.highStool : f.deskChair
  around(top, seat, { front: 4, back: 4, ...(isHigh && { away: 14 }) })(b, plan)
}

const bench = colored(banquette, 160, 'fabric', 'wood', 92)

export const booth: RoomThing = around(
  laden(f.steelTable({ w: 80, d: 150, legs: 'pedestal' }), [laptop, papers]),
  bench,
  { left: 1, right: 1 },
)

export const cafeBench: RoomThing = (b, { scheme }) => {
  banquette(b, 190, scheme.fabric, scheme.wood, 128)
  for (const x of [48, 138]) table(b.at(x, 88), { w: 44, d: 44, h: 70, top: scheme.wood })
}
