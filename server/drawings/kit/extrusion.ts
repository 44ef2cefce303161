import { add, ngon, type Place, type Point, type Vec } from './geometry.ts'
import type { Mark } from './mark.ts'
import { type Look, polyhedron, type Side } from './polyhedron.ts'
import type { Solid } from './solid.ts'

export interface ExtrudeLook extends Look {
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
export function extrusion(
  place: Place,
  profile: readonly Point[],
  axis: 'x' | 'y' | 'z',
  at: Vec,
  length: number,
  color: string,
  look: ExtrudeLook,
): Solid {
  const point = ([a, b]: Point, along: number) =>
    place(add(at, axis === 'x' ? [along, a, b] : axis === 'y' ? [a, along, b] : [a, b, along]))
  const [as, bs] = [profile.map(p => p[0]), profile.map(p => p[1])]
  const [a0, a1, b0, b1] = [Math.min(...as), Math.max(...as), Math.min(...bs), Math.max(...bs)]
  const flip = axis === 'x'
  const end = (along: number): Side => ({
    points: profile.map(p => point(p, along)),
    ...(look.ends ? { marks: look.ends } : {}),
    ...(look.endColor ? { color: look.endColor } : {}),
    basis: [
      point([flip ? a1 : a0, b0], along),
      point([flip ? a0 : a1, b0], along),
      point([flip ? a1 : a0, b1], along),
    ],
  })
  const strips = profile.map((p, i): Side => {
    const q = profile[(i + 1) % profile.length] as Point
    return {
      points: [point(p, 0), point(q, 0), point(q, length), point(p, length)],
      edge: look.smooth ? 'own' : 'hair',
    }
  })
  return polyhedron([...strips, end(0), end(length)], color, look)
}

/** The profile of a round bar, as many corners as look round. */
export function roundProfile(r: number): Point[] {
  return ngon(18, [r, r], Math.PI / 18)
}
