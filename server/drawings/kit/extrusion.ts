import {
  type Axis,
  add,
  ngon,
  onPlane,
  type Place,
  type Point,
  points,
  sidesBetween,
  type Vec,
} from './geometry.ts'
import type { Mark } from './mark.ts'
import { polyhedron, type Side } from './polyhedron.ts'
import type { Solid } from './solid.ts'

export interface ExtrudeLook {
  /** Marks on both ends, in the 0..1 of the profile's bounding rectangle. */
  ends?: readonly Mark[]
  /** A curved profile: no hairlines between its strips. */
  smooth?: boolean
  endColor?: string
}

/**
 * A convex profile pulled along an axis. The profile lies in (y, z) for axis x, (x, z) for axis y
 * and (x, y) for axis z, relative to `at`.
 */
export type Extruded = [
  profile: readonly Point[],
  axis: Axis,
  at: Vec,
  length: number,
  color: string,
  look?: ExtrudeLook,
]

export function extrusion(
  place: Place,
  ...[profile, axis, at, length, color, look = {}]: Extruded
): Solid {
  const ring = (along: number, corners = profile) =>
    onPlane(axis, along, corners).map(corner => place(add(at, corner)))
  const [as, bs] = [profile.map(p => p[0]), profile.map(p => p[1])]
  const [a0, a1, b0, b1] = [Math.min(...as), Math.max(...as), Math.min(...bs), Math.max(...bs)]
  const [left, right] = axis === 'x' ? [a1, a0] : [a0, a1]
  const end = (corners: readonly Vec[], along: number): Side => ({
    points: corners,
    marks: look.ends,
    color: look.endColor,
    basis: ring(along, points([left, b0], [right, b0], [left, b1])) as [Vec, Vec, Vec],
  })
  const edge = look.smooth ? 'own' : 'hair'
  const [low, high] = [ring(0), ring(length)]
  const strips = sidesBetween(low, high).map((points): Side => ({ points, edge }))
  return polyhedron([...low, ...high], [...strips, end(low, 0), end(high, length)], color)
}

/** The profile of a round bar, as many corners as look round. */
export const roundProfile = (r: number): Point[] => ngon(18, [r, r], Math.PI / 18)
