import type { Builder } from '../../kit/builder.ts'
import { oblong, times, type Vec } from '../../kit/geometry.ts'

/** Four slopes over a rectangle, up to a ridge (a point over a square), laid in courses. */
export function hippedRoof(
  b: Builder,
  [w, d]: readonly [number, number],
  {
    rise,
    color,
    eave = 34,
    courses = 5,
  }: {
    rise: number
    color: string
    eave?: number
    courses?: number
  },
): void {
  const [W, D] = [w + 2 * eave, d + 2 * eave]
  const run = Math.min(W, D) / 2
  b.box([-eave, -eave, 0], [W, D, 8], '#f3efe4')
  layers(b, courses, color, (t, lip) => {
    const by = run * t - lip
    const [x0, y0, x1, y1] = [by - eave, by - eave, W - eave - by, D - eave - by]
    const z = 8 + rise * t
    return oblong([x0, y0], [x1, y1], z)
  })
}

/** A roof over a regular polygon around the origin, up to a point or to `top` of its radius. */
export function pavilionRoof(
  b: Builder,
  {
    sides,
    r,
    rise,
    color,
    courses = 4,
    top = 0,
  }: {
    sides: number
    r: number
    rise: number
    color: string
    courses?: number
    top?: number
  },
): void {
  layers(b, courses, color, (t, lip) => polygonRing(sides, r * (1 - t * (1 - top)) + lip, rise * t))
}

/** A regular polygon around the origin, one side facing +y; `r` is the radius of its corners. */
export function polygonRing(sides: number, r: number, z: number): Vec[] {
  return times(sides, i => {
    const a = ((i + 0.5) / sides) * 2 * Math.PI + Math.PI / 2
    return [Math.cos(a) * Math.max(r, 0.5), Math.sin(a) * Math.max(r, 0.5), z]
  })
}

function layers(
  b: Builder,
  count: number,
  color: string,
  ring: (t: number, lip: number) => Vec[],
): void {
  for (let i = 0; i < count; i++)
    b.loft(ring(i / count, i === 0 ? 0 : 4), ring((i + 1) / count, 0), color)
}
