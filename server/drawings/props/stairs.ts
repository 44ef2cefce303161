import type { Builder } from '../kit/builder.ts'
import { type Point, partsOf, points, type Vec } from '../kit/geometry.ts'

export const stairInfills = ['bars', 'rails'] as const

interface Steel {
  color: string
  tread: string
  infill: (typeof stairInfills)[number]
}

/** Height of a handrail in cm. */
const HIGH = 90

/** A flight that climbs from its foot at x = 0 to the end of its size; width along y from 0. */
export function flight(b: Builder, [run, width, rise]: Vec, steel: Steel) {
  const steps = partsOf(rise, 19, 4)
  const [going, up] = [run / steps, rise / steps]
  for (let i = 0; i < steps; i++) {
    const at = i % 2 ? b.quiet : b
    at.box([i * going, 5, (i + 1) * up - 4], [going - 1, width - 10, 4], steel.tread)
  }
  for (const y of [0, width - 5]) {
    const foot = points([-4, 0], [run * 0.06, 0])
    const plate = [...foot, ...points([run, rise - 24], [run, rise + 1], [-4, up + 3])]
    b.extrude(plate, 'y', [0, y, 0], 5, steel.color)
    const head: Point = [run - going * 0.6, rise + up * 0.4 + 3]
    handrail(b, y + 2.5, [going * 0.4, up * 1.4 + 4], head, steel)
  }
}

/** A platform from the origin, its floor at `z`, on posts at its corners. */
export function platform(b: Builder, [w, d]: Point, z: number, { color, tread }: Steel) {
  b.box(z - 14, [w, d, 10], color)
  b.box(z - 4, [w, d, 4], tread)
  b.box([[0, w - 8], [0, d - 8], 3], [8, 8, z - 17], color)
  b.box([[-6, w - 14], [-6, d - 14], 0], [20, 20, 3], color)
}

/** A railing in the plane of a y, between two points that its posts stand on. */
export function handrail(
  b: Builder,
  y: number,
  [x0, z0]: Point,
  [x1, z1]: Point,
  { color, infill }: Omit<Steel, 'tread'>,
) {
  const length = x1 - x0
  const at = (t: number, up: number): Vec => [x0 + length * t, y, z0 + (z1 - z0) * t + up]
  const post = z0 === z1 ? b.quiet : b
  for (const t of length > 180 ? [0, 0.5, 1] : [0, 1]) {
    const [x, , z] = at(t, 0)
    post.box([x - 2, y - 2, z], [4, 4, HIGH], color)
  }
  b.beam(at(0, HIGH), at(1, HIGH), 5, color)
  if (infill === 'rails')
    for (const share of [0.3, 0.6]) b.wire([at(0, HIGH * share), at(1, HIGH * share)], 2.6, color)
  if (infill === 'bars')
    for (let i = 1; i < length / 12; i++) {
      const t = (i * 12) / length
      b.wire([at(t, 0), at(t, HIGH)], 1.8, color)
    }
}
