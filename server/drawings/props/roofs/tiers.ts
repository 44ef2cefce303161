import type { Builder } from '../../kit/builder.ts'
import { ngon, type Vec } from '../../kit/geometry.ts'

/** The ring at a share of the height, `lip` cm further out. */
type Ring = (t: number, lip: number) => Vec[]

/** A tapering roof of `count` courses, each of which reaches over the one below. */
export function courses(b: Builder, count: number, color: string, ring: Ring) {
  for (let i = 0; i < count; i++)
    b.loft(ring(i / count, i === 0 ? 0 : 4), ring((i + 1) / count, 0), color)
}

/** A roof over a regular polygon around the origin, from one radius to another. */
export function pavilionRoof(
  b: Builder,
  sides: number,
  [from, to]: readonly [number, number],
  rise: number,
  color: string,
  count = 4,
) {
  courses(b, count, color, (t, lip) => polygonRing(sides, from + (to - from) * t + lip, rise * t))
}

/** A regular polygon around the origin, one side facing +y; `r` is the radius of its corners. */
export function polygonRing(sides: number, r: number, z: number): Vec[] {
  const out = Math.max(r, 0.5)
  return ngon(sides, [out, out], Math.PI / sides + Math.PI / 2).map(([x, y]) => [x, y, z])
}
