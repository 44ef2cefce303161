import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { lighter } from '../kit/palette.ts'
import { cushion, outlineOf } from '../props/outline.ts'
import { spread } from './bars.ts'
import type { CouchLook } from './couch.ts'
import { pad, pillows } from './upholstery.ts'

const UNIT = 66
const DEEP = 88

/** Couches of units set side by side; lengths in cm. */
export const sectionals = {
  modular: (b, look) => row(b, look, look.seats),
  /** Around a corner in the middle of a cube, with `seats` along the back and some at the side. */
  corner(origin, look) {
    const { fabric, seats, brief } = look
    const b = origin.at((-seats * UNIT) / 2, 0)
    const high = brief?.between(64, 76) ?? 70
    const aside = brief?.int(1, 2) ?? 1
    row(b.at((DEEP + seats * UNIT) / 2, 0), look, seats, high)
    row(b.at(0, (DEEP + aside * UNIT) / 2, 0, 1), look, aside, high)
    b.box([-44, -44, 3], [DEEP, DEEP, 22], fabric)
    pad(b, [12, -20, 25], [63, 63, 17], lighter(fabric, 0.05), { round: 8, crown: 5 })
    b.box([-44, -44, 25], [DEEP, 20, high - 25], fabric)
    b.box([-44, -23.8, 25], [20, 67.8, high - 25], fabric)
  },
  crescent(b, look) {
    const { seats, fabric, wood, brief } = look
    const high = brief?.between(68, 78) ?? 72
    const turn = (2 * Math.atan(UNIT / 2 / RADIUS) * 180) / Math.PI
    for (let i = 0; i <= seats; i++) {
      const piece = wedge(b, (i - seats / 2) * turn)
      piece([-40, 38], [0, 5, 0], wood)
      piece([-44, 44], [5, 20.6, 0], fabric)
      piece([-21, 44], [26, 16, 5], lighter(fabric, 0.06))
      piece([-44, -21.4], [26, high - 26, 6], fabric)
    }
    pillows(b.at(0, -20, 42), UNIT, look.pillows?.slice(0, 2) ?? [])
  },
} satisfies Record<string, (b: Builder, look: CouchLook) => void>

const RADIUS = 176

function row(b: Builder, look: CouchLook, count: number, high = look.brief?.between(62, 80) ?? 70) {
  const { fabric } = look
  for (const [x] of spread(count * UNIT, count)) {
    pad(b, [x, -44, 3], [UNIT - 0.6, DEEP, 22], fabric, { round: 5 })
    pad(b, [x, -23, 25], [UNIT - 1, 66, 17], lighter(fabric, 0.05), { round: 8, crown: 5 })
    pad(b, [x, -44, 25], [UNIT - 1, 20.4, high - 25], fabric, { round: 6, crown: 5 })
  }
  pillows(b.at(0, -22, 42), count * UNIT, look.pillows ?? [])
}

function wedge(b: Builder, degrees: number) {
  const a = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(a), Math.sin(a)]
  const width = (y: number) => ((RADIUS - y) / RADIUS) * UNIT - 0.8
  return ([from, to]: Point, [z, h, crown]: Vec, color: string) => {
    const outline = outlineOf(width(to), to - from, crown, width(from)).map(([x, y]): Point => {
      const [u, v] = [x, y + (from + to) / 2 - RADIUS]
      return [u * cos - v * sin, u * sin + v * cos + RADIUS]
    })
    if (crown > 0) cushion(b, outline, z, h, color, crown)
    else b.extrude(outline, 'z', [0, 0, z], h, color)
  }
}
