import { type Point, partsOf, times } from '../kit/geometry.ts'
import { type Mark, panel } from '../kit/mark.ts'
import { breathing } from '../props/motions.ts'
import { schemes } from '../props/schemes.ts'
import * as f from '../rooms/furnishings.ts'
import * as on from '../rooms/on-walls.ts'
import type { OnWall, RoomThing } from '../rooms/plan.ts'
import { room } from '../rooms/room.ts'

/** Of a dash and its gap together, in cm. */
const DASH = 22
const LINE = '#33424a'

/** A face as glass with a dashed edge. */
const dashed: Mark = ({ w, h }) => {
  const side = (length: number, at: (t: number) => Point) => {
    const count = partsOf(length, DASH, 1)
    return times(count, i => [at((i + 0.2) / count), at((i + 0.8) / count)])
  }
  const rings = [
    ...[0, 1].flatMap(v => side(w, t => [t, v])),
    ...[0, 1].flatMap(u => side(h, t => [u, t])),
  ]
  return [...panel(0, 0, 1, 1, '#ffffff', GLASS)({ w, h }), { rings, fill: LINE, width: 3.5 }]
}
const GLASS = { opacity: 0.34, edge: false }

/** Where a piece of furniture could stand: its boxes, each its width, from and to along y, height. */
const outline =
  (...boxes: (readonly [w: number, from: number, to: number, h: number])[]): RoomThing =>
  b =>
    b.moving(breathing(0.55, 1, 6), g => {
      for (const [w, from, to, h] of boxes)
        g.quiet.clear([0, from, 0], [w, to - from, h], {
          ...{ front: [dashed], right: [dashed], top: [dashed] },
        })
    })

const sofa = outline([230, 0, 36, 84], [230, 36, 94, 42])
const table = outline([120, 0, 66, 40])
const chair = outline([76, 0, 30, 82], [76, 30, 80, 42])
const cupboard = outline([170, 0, 44, 210])
const desk = outline([180, 0, 80, 74])

const frame: OnWall = { size: [120, 84, 124], mark: () => dashed }

/** A room whose furniture is still to be chosen: only its outlines, in dashes. */
export const heroOutlines = room(schemes, {
  h: [260, 260],
  sections: ['even'],
  floors: ['planks'],
})({
  room: {
    w: [560, 590],
    d: [420, 450],
    onBack: [on.window(150, 3)],
    onLeft: [frame],
    back: [cupboard, 'gap', f.plant],
    left: desk,
    floor: [sofa, ['gap', table, 'gap', 'gap', chair]],
  },
})
