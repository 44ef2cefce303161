import { times, union, type Vec } from './geometry.ts'
import { project } from './projection.ts'
import { circle, sideFacets, WIDE } from './round.ts'
import type { Curve, Solid } from './solid.ts'

/** A ball around a centre. */
export function ball(at: Vec, r: number, color: string): Solid {
  const rows = 6
  const ring = (i: number) => {
    const angle = (i / rows) * Math.PI
    const middle: Vec = [at[0], at[1], at[2] - Math.cos(angle) * r]
    return circle(middle, Math.sin(angle) * r, 12)
  }
  const facets = times(rows, i => sideFacets(ring(i), ring(i + 1))).flat()
  const [x, y] = project(at)
  const screen = r * WIDE
  const outline: Curve[] = [
    { to: [x - screen, y] },
    { to: [x + screen, y], arc: [screen, screen, 0, 1] },
    { to: [x - screen, y], arc: [screen, screen, 0, 1] },
  ]
  return {
    bounds: { min: [at[0] - r, at[1] - r, at[2] - r], max: [at[0] + r, at[1] + r, at[2] + r] },
    facets,
    paints: [{ fill: { ball: color }, rings: facets.map(f => f.points), outline, edge: 'none' }],
    casts: circle(at, r, 12),
  }
}

export interface Ball {
  at: Vec
  r: number
  color: string
}

/** Balls that reach into each other (foliage), as one body: painted in the order given. */
export function lump(balls: readonly Ball[]): Solid {
  const solids = balls.map(({ at, r, color }) => ball(at, r, color))
  return {
    bounds: union(solids.map(solid => solid.bounds)),
    facets: solids.flatMap(solid => solid.facets),
    paints: solids.flatMap(solid => solid.paints),
    casts: solids.flatMap(solid => solid.casts),
  }
}
