import type { Builder } from '../../../kit/builder.ts'
import { boards } from '../../../props/cladding.ts'
import { chaiseEnd, cornerCube, couch } from '../../../props/lounge-sofas.ts'
import { cushion, plan as outlineOf } from '../../../props/outline.ts'
import { type Plan, pillows, plain, seatRow } from './plan.ts'

/** Sofas of which one sees the cover alone. */
export const upholstered = {
  track: (b, plan) => plain(b, 'track', plan),
  low: (b, plan) => plain(b, 'low', plan),
  buttoned: (b, plan) => plain(b, 'buttoned', plan),
  modular: (b, plan) => plain(b, 'modular', plan),
  crescent: (b, plan) => plain(b, 'crescent', { ...plan, seats: Math.min(3, plan.seats) }),
  /** A long seat at one end. */
  chaise(b, plan) {
    const side = plan.brief.pick([-1, 1])
    plain(b, 'low', { ...plan, seats: 3 })
    chaiseEnd(b, side, plan.fabric)
  },
  /** Around a corner, of square pieces. */
  corner(b, plan) {
    const { brief, fabric, accent } = plan
    const [back, along, deep] = [brief.between(64, 78), brief.int(2, 3), brief.int(1, 2)]
    couch(b.at(44 + along * 33, 0), 'modular', { ...plan, seats: along, back, cushions: [accent] })
    cornerCube(b, fabric, back)
    couch(b.at(0, 44.4 + deep * 33, 0, 1), 'modular', {
      ...plan,
      seats: deep,
      back,
      cushions: [accent],
    })
    if (brief.chance(0.4))
      cushion(b.at(90 + along * 30, 100), outlineOf(62, 62, 62, 8), 3, 34, fabric, 5)
  },
  /** Arms and back of one height around a deep seat. */
  shelter(b, { brief, seats, fabric, wood, accent }) {
    const [w, d, h] = [seats * 64 + 24, 86, brief.between(62, 72)]
    for (const x of [-w / 2 + 5, w / 2 - 11])
      for (const y of [-d / 2 + 5, d / 2 - 11]) b.box([x, y, 0], [6, 6, 10], wood)
    b.box([-w / 2, -d / 2, 10], [w, d, 18], fabric)
    const ribs = [boards(seats * 5, true, '#10262b', 0.16)]
    b.box([-w / 2 + 12, -d / 2, 28], [w - 24, 12, h - 28], fabric, { front: ribs })
    for (const x of [-w / 2, w / 2 - 12])
      b.box([x, -d / 2, 28], [12, d, h - 28], fabric, { right: [boards(6, true, '#10262b', 0.16)] })
    seatRow(b, {
      w: w - 24,
      from: -d / 2 + 12,
      to: d / 2,
      z: 28,
      count: brief.pick([1, seats]),
      fabric,
    })
    pillows(b, [w - 34, -d / 2 + 13, 42], [accent, '#f1ece1', accent].slice(0, brief.int(1, 3)))
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>
