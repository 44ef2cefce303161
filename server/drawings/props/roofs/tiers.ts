import type { Builder } from '../../kit/builder.ts'
import { ngon, onPlane, type Vec } from '../../kit/geometry.ts'

/** The ring at a share of the height, `lip` cm further out. */
type Ring = (t: number, lip: number) => Vec[]

/** A tapering roof of `count` courses, each of which reaches over the one below. */
export function courses(b: Builder, count: number, color: string, ring: Ring) {
  for (let i = 0; i < count; i++)
    b.loft(ring(i / count, i === 0 ? 0 : 4), ring((i + 1) / count, 0), color)
}

/** A regular polygon around the origin, one side facing +y; `r` is the radius of its corners. */
export function polygonRing(sides: number, r: number, z: number): Vec[] {
  const out = Math.max(r, 0.5)
  return onPlane('z', z, ngon(sides, [out, out], Math.PI / sides + Math.PI / 2))
}
