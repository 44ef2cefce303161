import type { Point, Vec } from './geometry.ts'
import { boundsOf, normalOf, union } from './geometry.ts'
import { lit } from './light.ts'
import type { Look } from './polyhedron.ts'
import { COS30, facesEye, project } from './projection.ts'
import type { Curve, Facet, Paint, Solid } from './solid.ts'

const SIDES = 16
/** A circle of radius 1 on the ground projects to an ellipse with these half axes. */
const WIDE = COS30 * Math.SQRT2
const FLAT = Math.SQRT1_2

export interface RoundLook extends Look {
  /** Colour of the upper disc, where it differs from the body (an open pot, a lit shade). */
  readonly top?: string
  /** Whether the upper disc is painted (default true); leave it out where another part sits. */
  readonly capped?: boolean
}

/** An upright cylinder or cone from radius `r` at the foot to `r2` at height `h`. */
export function frustum(
  foot: Vec,
  r: number,
  r2: number,
  h: number,
  color: string,
  look: RoundLook = {},
): Solid {
  const head: Vec = [foot[0], foot[1], foot[2] + h]
  const [low, high] = [circle(foot, r), circle(head, r2)]
  const facets = sideFacets(low, high)
  const cap: Facet = { points: high, normal: [0, 0, 1] }
  const paints: Paint[] = []
  const outline = sideOutline(project(foot), r, project(head), r2)
  if (outline) {
    const slope = Math.max(-1, Math.min(1, Math.round(((r - r2) / h) * 1.5)))
    const fill = { round: color, slope }
    paints.push({ fill, rings: facets.map(f => f.points), outline, edge: 'none' })
  }
  if (look.capped !== false && r2 > 0.01)
    paints.push({
      fill: lit(look.top ?? color, 1),
      rings: [high],
      outline: ellipse(project(head), r2),
      edge: 'hair',
    })
  return {
    bounds: boundsOf([...corners(foot, r), ...corners(head, r2)]),
    facets: r2 > 0.01 ? [...facets, cap] : facets,
    paints,
    casts: look.casts === false ? [] : [...low, ...high],
    fits: look.fits ?? true,
  }
}

/** A ball around a centre. */
export function ball(at: Vec, r: number, color: string, look: Look = {}): Solid {
  const rows = 6
  const ring = (i: number) => {
    const angle = (i / rows) * Math.PI
    const middle: Vec = [at[0], at[1], at[2] - Math.cos(angle) * r]
    return circle(middle, Math.sin(angle) * r, 12)
  }
  const facets = Array.from({ length: rows }, (_, i) => sideFacets(ring(i), ring(i + 1))).flat()
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
    casts: look.casts === false ? [] : circle([at[0], at[1], at[2]], r, 12),
    fits: look.fits ?? true,
  }
}

export interface Ball {
  readonly at: Vec
  readonly r: number
  readonly color: string
}

/** Balls that reach into each other (foliage), as one body: painted in the order given. */
export function lump(balls: readonly Ball[], look: Look = {}): Solid {
  const solids = balls.map(({ at, r, color }) => ball(at, r, color, look))
  return {
    bounds: union(solids.map(solid => solid.bounds)),
    facets: solids.flatMap(solid => solid.facets),
    paints: solids.flatMap(solid => solid.paints),
    casts: solids.flatMap(solid => solid.casts),
    fits: look.fits ?? true,
  }
}

function circle([x, y, z]: Vec, r: number, sides = SIDES): Vec[] {
  return Array.from({ length: sides }, (_, i): Vec => {
    const a = (i / sides) * 2 * Math.PI
    return [x + r * Math.cos(a), y + r * Math.sin(a), z]
  })
}

function corners([x, y, z]: Vec, r: number): Vec[] {
  return [
    [x - r, y - r, z],
    [x + r, y + r, z],
  ]
}

function sideFacets(low: readonly Vec[], high: readonly Vec[]): Facet[] {
  return low.flatMap((point, i) => {
    const next = (i + 1) % low.length
    const points = [point, low[next] as Vec, high[next] as Vec, high[i] as Vec]
    const normal = normalOf(points)
    return facesEye(normal) ? [{ points, normal }] : []
  })
}

/** The common outline of two ellipses; nothing when the upper one hides the lower. */
function sideOutline(low: Point, r: number, high: Point, r2: number): Curve[] | undefined {
  const rise = (low[1] - high[1]) * (WIDE / FLAT)
  const lean = ((r - r2) * WIDE) / rise
  if (lean <= -1) return undefined
  if (lean >= 1) return ellipse(low, r)
  const across = Math.sqrt(1 - lean * lean)
  const touch = ([x, y]: Point, radius: number, side: number): Point => [
    x + side * across * radius * WIDE,
    y - lean * radius * FLAT,
  ]
  const arcTo = (to: Point, radius: number, large: 0 | 1): Curve => ({
    to,
    arc: [radius * WIDE, radius * FLAT, large, 0],
  })
  const curves: Curve[] = [
    { to: touch(low, r, -1) },
    r > 0.01 ? arcTo(touch(low, r, 1), r, lean > 0 ? 1 : 0) : { to: touch(low, r, 1) },
    { to: touch(high, r2, 1) },
  ]
  if (r2 > 0.01) curves.push(arcTo(touch(high, r2, -1), r2, lean > 0 ? 0 : 1))
  return curves
}

function ellipse([x, y]: Point, r: number): Curve[] {
  const arc: NonNullable<Curve['arc']> = [r * WIDE, r * FLAT, 0, 1]
  return [{ to: [x - r * WIDE, y] }, { to: [x + r * WIDE, y], arc }, { to: [x - r * WIDE, y], arc }]
}
