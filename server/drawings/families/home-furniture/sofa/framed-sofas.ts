import type { Builder } from '../../../kit/builder.ts'
import type { Point } from '../../../kit/geometry.ts'
import { darker, lighter } from '../../../kit/light.ts'
import { feet } from '../../../props/cabinets/feet.ts'
import { boards } from '../../../props/cladding.ts'
import { shares } from '../../../props/legs/section.ts'
import { cushion, plan as outlineOf } from '../../../props/outline.ts'
import { leaning } from '../../../props/pillows.ts'
import { type Plan, pillows, plain, seatRow } from './plan.ts'

/** Sofas that show their legs, arms or frame. */
export const framedSofas = {
  framed: (b, plan) => plain(b, 'framed', plan),
  /** A back that rises to a crest, arms rolled outwards. */
  camel(b, { brief, seats, fabric, wood, metal }) {
    const [w, d] = [seats * 62 + 36, 84]
    feet(b.at(-w / 2, -d / 2), {
      style: brief.pick(['cabriole', 'turned', 'leaning'] as const),
      w,
      d,
      h: 17,
      wood,
      metal,
    })
    b.box([-w / 2, -d / 2, 17], [w, d, 14], fabric)
    const rise = brief.between(12, 22)
    const crest: Point[] = shares(16).map(t => [
      -w / 2 + 14 + (w - 28) * t,
      74 + rise * Math.sin(Math.PI * t) ** 1.4,
    ])
    b.extrude([[-w / 2 + 14, 31], ...crest, [w / 2 - 14, 31]], 'y', [0, -d / 2, 0], 15, fabric, {
      smooth: true,
    })
    for (const side of [-1, 1]) {
      const x = side < 0 ? -w / 2 : w / 2 - 13
      b.box([x + (side < 0 ? 2 : 0), -d / 2, 31], [11, d, 20], fabric)
      b.rod('y', [x + 6, -d / 2, 58.6], 7.5, d, fabric, { endColor: darker(fabric, 0.18) })
    }
    seatRow(b, { w: w - 28, from: -d / 2 + 15, to: d / 2, z: 31, count: seats, fabric })
    pillows(b, [w - 40, -d / 2 + 16, 45], ['#f1ece1', lighter(fabric, 0.4)])
  },
  /** One long seat in a steel frame, arms of leather. */
  slim(b, { brief, seats, fabric, metal, accent }) {
    const [w, d] = [seats * 66, 80]
    feet(b.at(-w / 2, -d / 2), { style: 'sled', w, d, h: 22, wood: metal, metal })
    b.box([-w / 2, -d / 2, 22], [w, d, 5], metal)
    cushion(b.at(0, 3), outlineOf(w - 2, d - 8, w - 2, 4), 27, 15, fabric, 3)
    for (const side of [-1, 1])
      b.box([side * (w / 2 + 2) - 2, -d / 2, 22], [4, d - 10, 36], metal, {
        [side > 0 ? 'right' : 'left']: [boards(3, false, '#ffffff', 0.12)],
      })
    for (let i = 0; i < seats; i++)
      leaning(b.at(-w / 2 + (i + 0.5) * 66, -d / 2 + 4, 42), 63, 38, 15, fabric, 8)
    if (brief.chance(0.7)) b.rod('x', [-w / 2 + 6, -2, 50], 8, w * 0.3, accent)
  },
  /** A wooden bench with a slatted back, loose cushions. */
  settle(b, { brief, seats, fabric, wood, accent }) {
    const [w, d] = [seats * 62 + 12, 76]
    for (const x of [-w / 2, w / 2 - 5]) {
      b.box([x, d / 2 - 5, 0], [5, 5, 58], wood)
      b.box([x, -d / 2, 0], [5, 5, 84], wood)
      b.box([x - 0.5, -d / 2 + 5, 58], [6, d - 5, 3.4], wood)
      for (const y of [-d / 4, 0, d / 4]) b.box([x + 1, y, 30], [3, 3, 28], wood)
    }
    b.box([-w / 2 + 5, -d / 2 + 5, 22], [w - 10, d - 5, 8], wood)
    b.box([-w / 2 + 5, -d / 2 + 1, 76], [w - 10, 4, 8], wood)
    b.box([-w / 2 + 5, -d / 2 + 1, 32], [w - 10, 4, 5], wood)
    for (let x = -w / 2 + 12; x < w / 2 - 10; x += 11) b.box([x, -d / 2 + 2, 37], [4, 2, 39], wood)
    seatRow(b, {
      w: w - 10,
      from: -d / 2 + 8,
      to: d / 2 - 1,
      z: 30,
      count: brief.pick([1, seats]),
      fabric,
    })
    pillows(b, [w - 24, -d / 2 + 8, 43], [fabric, accent, fabric, accent].slice(0, seats))
  },
  /** A bed for the day with bolsters. */
  daybed(b, { brief, seats, fabric, wood, accent, metal }) {
    const [w, d] = [seats * 40 + 100, 84]
    feet(b.at(-w / 2, -d / 2), {
      style: brief.pick(['leaning', 'turned', 'hairpin', 'posts'] as const),
      w,
      d,
      h: 24,
      wood,
      metal,
    })
    b.box([-w / 2, -d / 2, 24], [w, d, 6], wood)
    cushion(b, outlineOf(w - 4, d - 4, w - 4, 6), 30, 15, fabric, 3)
    for (const x of [-w / 2 + 13, w / 2 - 13]) b.rod('y', [x, -d / 2 + 4, 54.2], 9, d - 8, accent)
    if (brief.chance(0.6))
      for (const side of [-1, 1])
        b.box([side < 0 ? -w / 2 - 4 : w / 2, -d / 2, 12], [4, d, 52], wood)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>
