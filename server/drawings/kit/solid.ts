import { clip } from './clip.ts'
import type { Bounds, Point, Vec } from './geometry.ts'
import { add } from './geometry.ts'
import { project } from './projection.ts'

/**
 * A flat colour, or a gradient: across a round body (`round`), over a ball, or over all the pieces
 * of a bent surface.
 */
export type Fill = string | { round: string; slope: number } | { ball: string } | Sweep

/** Colours at equal distances from one point of the unscaled screen to another. */
export interface Sweep {
  stops: readonly string[]
  from: Point
  to: Point
}

/** Something painted: flat polygons in the world, or a curved outline on the unscaled screen. */
export interface Paint {
  fill: Fill
  opacity?: number
  /** Polygons, or open lines when `width` is set. */
  rings: readonly (readonly Vec[])[]
  /** Stroke width in cm: the rings are lines of this width instead of filled shapes. */
  width?: number
  /** A hairline outline, one in the fill's own colour (closes seams), or none. */
  edge: 'hair' | 'own' | 'none'
  /** A curved outline, painted instead of the rings, which then only approximate it. */
  outline?: readonly Curve[]
}

/** A step of a curved outline on the unscaled screen; without `arc` it is a straight line. */
export interface Curve {
  to: Point
  arc?: readonly [rx: number, ry: number, large: 0 | 1, sweep: 0 | 1]
}

/** A flat polygon that hides what is behind it; used for order, shadow and the depth test. */
export interface Facet {
  points: readonly Vec[]
  normal: Vec
}

/** A convex body: what it occupies, what hides, what is painted (in order). */
export interface Solid {
  bounds: Bounds
  facets: readonly Facet[]
  paints: readonly Paint[]
  /** Corners that throw the ground shadow; empty for none. */
  casts: readonly Vec[]
  /** The picture is not fitted around it. */
  isLight?: true
}

/**
 * Cuts a solid along an axis plane into the part below and the part above it. The cut faces stay
 * open: each is hidden by the other half.
 */
export function split(solid: Solid, axis: 0 | 1 | 2, at: number): [Solid, Solid] {
  return [half(solid, axis, at, -1), half(solid, axis, at, 1)]
}

function half(solid: Solid, axis: 0 | 1 | 2, at: number, side: 1 | -1): Solid {
  const above = (v: Vec) => (v[axis] - at) * side
  const min = [...solid.bounds.min] as [number, number, number]
  const max = [...solid.bounds.max] as [number, number, number]
  if (side < 0) max[axis] = at
  else min[axis] = at
  return {
    ...solid,
    bounds: { min, max },
    facets: solid.facets.flatMap(facet => {
      const points = clip(facet.points, above)
      return points.length > 2 ? [{ ...facet, points }] : []
    }),
    paints: solid.paints.flatMap(paint => {
      const { outline: _, fill, ...flat } = paint
      const rings = paint.rings.map(ring => clip(ring, above, paint.width !== undefined))
      const kept = rings.filter(ring => ring.length > 1)
      if (kept.length === 0) return []
      const edge = paint.edge === 'hair' ? 'own' : paint.edge
      return [{ ...flat, fill: plain(fill), rings: kept, edge }]
    }),
  }
}

/** A solid moved by an offset in the world. */
export function moved({ bounds, facets, paints, casts, ...light }: Solid, by: Vec): Solid {
  const at = (v: Vec) => add(v, by)
  const [dx, dy] = project(by)
  const there = facets.map(({ points, normal }) => ({ points: points.map(at), normal }))
  // What is painted is mostly a side of the body.
  const ringAt = (ring: readonly Vec[]) =>
    there[facets.findIndex(({ points }) => points === ring)]?.points ?? ring.map(at)
  return {
    bounds: { min: at(bounds.min), max: at(bounds.max) },
    facets: there,
    paints: paints.map(paint => ({
      ...paint,
      fill: movedFill(paint.fill, [dx, dy]),
      rings: paint.rings.map(ringAt),
      ...(paint.outline && {
        outline: paint.outline.map(({ to, ...curve }): Curve => {
          return { ...curve, to: [to[0] + dx, to[1] + dy] }
        }),
      }),
    })),
    casts: casts.map(at),
    ...light,
  }
}

function movedFill(fill: Fill, [dx, dy]: Point): Fill {
  if (typeof fill === 'string' || !('stops' in fill)) return fill
  const at = ([x, y]: Point): Point => [x + dx, y + dy]
  return { ...fill, from: at(fill.from), to: at(fill.to) }
}

/** A cut through a round body is flat enough for one colour. */
function plain(fill: Fill): string | Sweep {
  if (typeof fill === 'string' || 'stops' in fill) return fill
  return 'ball' in fill ? fill.ball : fill.round
}
