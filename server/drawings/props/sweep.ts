import type { Builder } from '../kit/builder.ts'
import { add, scale, subtract, type Vec } from '../kit/geometry.ts'
import { lit, toneOf } from '../kit/light.ts'
import type { Facet, Solid } from '../kit/solid.ts'
import { bent } from './bent.ts'

interface SweepLook {
  strips?: string
}

/**
 * A curved body through rings of the same number of corners (five or more), with no lines between
 * its slices. Each slice between two rings must be convex.
 */
export function sweep(
  b: Builder,
  rings: readonly (readonly Vec[])[],
  color: string,
  look: SweepLook = {},
): void {
  rings.slice(1).forEach((ring, i) => {
    b.loft(rings[i] as readonly Vec[], ring, color)
    const { parts } = b.scene
    const slice = parts.pop()
    if (!slice) return
    const ends = { first: i === 0, last: i === rings.length - 2 }
    parts.push({ ...slice, solids: slice.solids.map(solid => smooth(solid, ends, look, color)) })
  })
}

/** A round bar of a radius along a path of points, mitred at the bends. */
export function tube(
  b: Builder,
  path: readonly Vec[],
  r: number,
  color: string,
  { sides = 6, r2 = r } = {},
): void {
  bent(b, path, 2 * r, color, { sides, taper: r2 / r })
}

/** A path whose corners are rounded: a bend begins `r` cm before its corner, or half way to it. */
export function rounded(points: readonly Vec[], r: number, shares = [0, 0.33, 0.67, 1]): Vec[] {
  return points.flatMap((at, i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    if (!before || !after) return [at]
    const [from, to] = [towards(at, before, r), towards(at, after, r)]
    return shares.map(t =>
      add(scale(from, (1 - t) ** 2), add(scale(at, 2 * t * (1 - t)), scale(to, t * t))),
    )
  })
}

function towards(from: Vec, to: Vec, by: number): Vec {
  const way = subtract(to, from)
  return add(from, scale(way, Math.min(0.5, by / Math.hypot(...way))))
}

/** The sides of a slice without hairlines; its ends show only where the body ends. */
function smooth(solid: Solid, ends: Ends, look: SweepLook, color: string): Solid {
  const paints = solid.paints.flatMap((paint, i) => {
    const { points, normal } = solid.facets[i] as Facet
    if (points.length === 4) {
      const strip = look.strips && i % 2 === 0 ? look.strips : color
      const rings = ends.first ? paint.rings : [overlapping(points)]
      return { ...paint, rings, fill: lit(strip, toneOf(normal)), edge: 'own' as const }
    }
    const isFirst = points.includes(solid.facets[0]?.points[0] as Vec)
    return (isFirst ? ends.first : ends.last) ? paint : []
  })
  return { ...solid, paints }
}

/** A side drawn out a little over the slice before it, so that no seam shows in small pictures. */
function overlapping(points: readonly Vec[]): Vec[] {
  const [a, b, c, d] = points as [Vec, Vec, Vec, Vec]
  const out = (from: Vec, to: Vec) => {
    const back = subtract(from, to)
    return add(from, scale(back, Math.min(0.12, 0.4 / Math.hypot(...back))))
  }
  return [out(a, d), out(b, c), c, d]
}

interface Ends {
  first: boolean
  last: boolean
}
