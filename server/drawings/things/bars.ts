import type { Builder } from '../kit/builder.ts'
import {
  between,
  onPlane,
  type Point,
  pairs,
  partsOf,
  steps,
  times,
  type Vec,
} from '../kit/geometry.ts'
import { arc, bent, type Section } from '../props/bent.ts'

/** A bar and its mirror image at the other side of a chair. */
export function pair(b: Builder, path: readonly Vec[], section: Section, color: string) {
  for (const side of [-1, 1]) {
    const mirrored = path.map(([x, y, z]): Vec => [side * x, y, z])
    bent(b, mirrored, section, color, { across: [1, 0, 0] })
  }
}

/** The same along a path of (y, z), `x` cm from the middle. */
export const sides = (b: Builder, x: number, path: Point[], section: Section, color: string) =>
  pair(b, onPlane('x', x, path), section, color)

/** What lies across a line of (y, z), as wide and as thick as its section. */
type Across = (b: Builder, section: Point, line: Point[], color: string, by?: number) => void

export const sheet: Across = (b, section, line, color) =>
  bent(b, onPlane('x', 0, line), section, color)

/** A straight sheet over a line that runs to the rear, `above` cm clear of it. */
export const over: Across = (b, [w, thick], line, color, above = 0) => {
  const [[y0, z0], [y1, z1]] = line as [Point, Point]
  const out = (above + thick / 2) / Math.hypot(y1 - y0, z1 - z0)
  const lifted = line.map(([y, z]): Point => [y + (z1 - z0) * out, z + (y0 - y1) * out])
  sheet(b, [w, thick], lifted, color)
}

/** Slats about `each` cm apart. */
export const slatted: Across = (b, section, line, color, each = 9) => {
  for (const [from, to] of steps(line)) {
    const count = partsOf(Math.hypot(to[0] - from[0], to[1] - from[1]), each, 1)
    const at = (t: number) => between(from, to, t / count)
    for (let k = 0; k < count; k++) sheet(b, section, [at(k + 0.06), at(k + 0.9)], color)
  }
}

/** Two pairs of legs like an A, `x` cm from the middle, that meet at a height. */
export function trestles(b: Builder, [x, spread, h]: Vec, t: number, color: string) {
  for (const y of [-1, 1]) sides(b, x, pairs(`${spread} 0, ${t * 0.6} ${h}`, [y, 1]), [t, t], color)
}

/** A closed hoop. */
export function ring(b: Builder, r: number, z: number, section: Section, color: string) {
  const path = arc([0, 0], [r, r], [0, 360], typeof section === 'number' ? 24 : 14)
  bent(b, onPlane('z', z, path), section, color)
}

/** The middles and the width of equal parts of a length around 0. */
export function spread(length: number, count: number): (readonly [middle: number, each: number])[] {
  return times(count, i => [((i + 0.5) / count - 0.5) * length, length / count])
}
