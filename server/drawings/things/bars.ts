import type { Builder } from '../kit/builder.ts'
import { onPlane, type Point, pairs, partsOf, times, type Vec } from '../kit/geometry.ts'
import { arc, bent, type Section } from '../props/bent.ts'
import { rounded } from '../props/sweep.ts'

/**
 * A bar and its mirror image at the other side of a chair.
 * @param round where its bends begin before its corners, in cm
 * @param across the direction of the section's first measure
 */
export function pair(
  b: Builder,
  path: readonly Vec[],
  section: Section,
  color: string,
  round = 0,
  across: Vec = [1, 0, 0],
): void {
  for (const side of [-1, 1]) {
    const points = path.map(([x, y, z]): Vec => [side * x, y, z])
    bent(b, round > 0 ? rounded(points, round) : points, section, color, { across })
  }
}

/** The same along a path of (y, z), `x` cm from the middle. */
export function sides(
  b: Builder,
  x: number,
  path: readonly Point[],
  section: Section,
  color: string,
  round = 0,
): void {
  pair(b, onPlane('x', x, path), section, color, round)
}

export function sheet(
  b: Builder,
  w: number,
  path: readonly Point[],
  thick: number,
  color: string,
): void {
  bent(b, onPlane('x', 0, path), [w, thick], color)
}

/** A straight sheet over a line of (y, z) that runs to the rear, `above` cm clear of it. */
export function over(
  b: Builder,
  [w, thick]: Point,
  line: readonly [Point, Point],
  color: string,
  above = 0,
): void {
  const [[y0, z0], [y1, z1]] = line
  const out = (above + thick / 2) / Math.hypot(y1 - y0, z1 - z0)
  const lifted = line.map(([y, z]): Point => [y + (z1 - z0) * out, z + (y0 - y1) * out])
  sheet(b, w, lifted, thick, color)
}

/** Slats across a line of (y, z), about `each` cm apart. */
export function slatted(
  b: Builder,
  [w, thick]: Point,
  line: readonly Point[],
  each: number,
  color: string,
): void {
  for (const [i, [y, z]] of line.slice(1).entries()) {
    const [y0, z0] = line[i] as Point
    const count = partsOf(Math.hypot(y - y0, z - z0), each, 1)
    const at = (t: number): Point => [y0 + ((y - y0) * t) / count, z0 + ((z - z0) * t) / count]
    for (let k = 0; k < count; k++) sheet(b, w, [at(k + 0.06), at(k + 0.9)], thick, color)
  }
}

/** Two pairs of legs like an A, `x` cm from the middle, that meet at a height. */
export function trestles(
  b: Builder,
  x: number,
  spread: number,
  h: number,
  t: number,
  color: string,
) {
  for (const y of [-1, 1]) sides(b, x, pairs(`${spread} 0, ${t * 0.6} ${h}`, [y, 1]), [t, t], color)
}

/** A closed hoop. */
export function ring(b: Builder, r: number, z: number, section: Section, color: string): void {
  const path = arc([0, 0], [r, r], [0, 360], typeof section === 'number' ? 24 : 14)
  bent(b, onPlane('z', z, path), section, color)
}

/** The middles and the width of equal parts of a length around 0. */
export function spread(length: number, count: number): (readonly [middle: number, each: number])[] {
  return times(count, i => [((i + 0.5) / count - 0.5) * length, length / count])
}
