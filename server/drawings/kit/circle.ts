import { ngon, normalOf, onPlane, type Point, sidesBetween, type Vec } from './geometry.ts'
import { COS30, facesEye } from './projection.ts'
import type { Curve, Facet } from './solid.ts'

const SIDES = 16
/** A circle of radius 1 on the ground projects to an ellipse with these half axes. */
export const WIDE = COS30 * Math.SQRT2
export const FLAT = Math.SQRT1_2

/** A level circle as a ring of corners. */
export function circle([x, y, z]: Vec, r: number, sides = SIDES): Vec[] {
  return onPlane('z', z, ngon(sides, [r, r], 0, [x, y]))
}

/** The sides between two rings that the eye sees. */
export function sideFacets(low: readonly Vec[], high: readonly Vec[]): Facet[] {
  return sidesBetween(low, high).flatMap(points => {
    const normal = normalOf(points)
    return facesEye(normal) ? [{ points, normal }] : []
  })
}

/** A level circle as it looks from the eye, around the projected middle. */
export function ellipse([x, y]: Point, r: number): Curve[] {
  const arc: NonNullable<Curve['arc']> = [r * WIDE, r * FLAT, 0, 1]
  return [{ to: [x - r * WIDE, y] }, { to: [x + r * WIDE, y], arc }, { to: [x - r * WIDE, y], arc }]
}
