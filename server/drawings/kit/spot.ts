import type { Vec } from './geometry.ts'

/** A coordinate, or several of them. */
type Along = number | readonly number[]

/** A place, or a height above the origin; with several numbers for a coordinate, so many places. */
export type Spot = number | readonly [x: Along, y: Along, z: Along]

export function placesOf(at: Spot): Vec[] {
  if (typeof at === 'number') return [[0, 0, at]]
  const [xs, ys, zs] = at.map(along => (typeof along === 'number' ? [along] : along))
  return (xs ?? []).flatMap(x => (ys ?? []).flatMap(y => (zs ?? []).map((z): Vec => [x, y, z])))
}
