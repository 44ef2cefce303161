import {
  boundsOf,
  ngon,
  normalOf,
  onPlane,
  type Place,
  type Point,
  points,
  sidesBetween,
  type Vec,
} from './geometry.ts'
import { lit } from './light.ts'
import { COS30, facesEye, project } from './projection.ts'
import type { Curve, Facet, Paint, Solid } from './solid.ts'

/** A circle of radius 1 on the ground projects to an ellipse with these half axes. */
export const WIDE = COS30 * Math.SQRT2
const FLAT = Math.SQRT1_2

export interface RoundLook {
  /** Radius at the top, where it differs. */
  r2?: number
  /** Colour of the upper disc, where it differs from the body (an open pot, a lit shade). */
  top?: string
  /** Whether the upper disc is painted (default true); leave it out where another part sits. */
  capped?: boolean
}

/** A level circle as a ring of corners. */
export const circle = ([x, y, z]: Vec, r: number, sides = 16): Vec[] =>
  onPlane('z', z, ngon(sides, [r, r], 0, [x, y]))

/** The sides between two rings that the eye sees. */
export function sideFacets(low: readonly Vec[], high: readonly Vec[]): Facet[] {
  return sidesBetween(low, high).flatMap(points => {
    const normal = normalOf(points)
    return facesEye(normal) ? [{ points, normal }] : []
  })
}

/** An upright cylinder or cone from radius `r` at the foot to `r2` at height `h`. */
export function frustum(foot: Vec, r: number, h: number, color: string, look: RoundLook): Solid {
  const { r2 = r } = look
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
    casts: [...low, ...high],
  }
}

/** The slices of a body of revolution: a profile of [radius, height above the foot]. */
export function slices(
  place: Place,
  foot: Vec,
  profile: readonly Point[],
  color: string,
  look: RoundLook,
): Solid[] {
  return profile.flatMap(([r, z], i) => {
    const next = profile[i + 1]
    if (!next || next[1] - z < 0.01) return []
    const last = i >= profile.length - 2
    const wider = last || (profile[i + 2]?.[0] ?? 0) < next[0] - 0.01
    const capped = wider && look.capped !== false
    const at = place([foot[0], foot[1], foot[2] + z])
    return [frustum(at, r, next[1] - z, color, { ...look, r2: next[0], capped })]
  })
}

const corners = ([x, y, z]: Vec, r: number): Vec[] => points([x - r, y - r, z], [x + r, y + r, z])

/** A level circle as it looks from the eye, around the projected middle. */
function ellipse([x, y]: Point, r: number): Curve[] {
  const arc: NonNullable<Curve['arc']> = [r * WIDE, r * FLAT, 0, 1]
  return [{ to: [x - r * WIDE, y] }, { to: [x + r * WIDE, y], arc }, { to: [x - r * WIDE, y], arc }]
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

/** Thin lines (cables, strings, wires) of a width in cm; they hide nothing. */
export function wire(ring: readonly Vec[], width: number, color: string): Solid {
  const paints = [{ fill: color, rings: [ring], width, edge: 'none' as const }]
  return { bounds: boundsOf(ring), facets: [], paints, casts: [] }
}

/** A pool or halo of light, lying flat; it hides nothing. */
export function glow(at: Vec, r: number, color: string, opacity: number): Solid {
  const { bounds, paints } = frustum(at, r, 0.2, color, {})
  const light = paints
    .slice(-1)
    .map(disc => ({ ...disc, fill: color, opacity, edge: 'none' as const }))
  return { bounds, facets: [], paints: light, casts: [], isLight: true }
}
