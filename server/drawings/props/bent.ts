import type { Builder } from '../kit/builder.ts'
import {
  add,
  cross,
  dot,
  evenly,
  type Point,
  scale,
  shares,
  steps,
  subtract,
  times,
  unit,
  type Vec,
} from '../kit/geometry.ts'
import type { Solid } from '../kit/solid.ts'

interface BentLook {
  /** Direction of the section's width; lies across the first stretch. */
  across?: Vec
  /** Size of the section at the end, as a share of its size at the start. */
  taper?: number
  /** Corners of a round section, 6 without. */
  sides?: number
}

/** Thickness of a round bar, or width (along `across`) and thickness of a square one, in cm. */
export type Section = number | readonly [width: number, thickness: number]

/**
 * A bar bent along points, with mitred joints and without hairlines between its stretches: tubes,
 * hoops, curved rails, cabriole legs. A path that ends where it starts is closed.
 */
export function bent(
  b: Builder,
  path: readonly Vec[],
  size: Section,
  color: string,
  look: BentLook = {},
) {
  const points = path.filter((p, i) => i === 0 || distance(p, path[i - 1] as Vec) > 0.01)
  const along = steps(points).map(([from, to]) => unit(subtract(to, from)))
  const [first, last] = [along[0] as Vec, along[along.length - 1] as Vec]
  const closed = distance(points[0] as Vec, points[points.length - 1] as Vec) < 0.1
  const planes = points.map((_, i) => {
    const before = along[i - 1] ?? (closed ? last : first)
    return unit(add(before, along[i] ?? (closed ? first : last)))
  })
  let ring = section(points[0] as Vec, first, size, look)
  const rings = points.map((p, i) => {
    const way = along[i - 1] ?? first
    const plane = planes[i] as Vec
    ring = ring.map(corner => {
      const ahead = dot(subtract(p, corner), plane) / dot(way, plane)
      return add(corner, scale(way, ahead))
    })
    const k = 1 + ((look.taper ?? 1) - 1) * (i / (points.length - 1))
    return ring.map(corner => add(p, scale(subtract(corner, p), k)))
  })
  seamless(b, g => {
    for (const [from, to] of steps(rings)) g.loft(from, to, color)
  })
}

/** Points of a curve, `count` stretches between t = 0 and t = 1. */
export const curve = (count: number, at: (t: number) => Vec): Vec[] => shares(count).map(at)

/** Points around an ellipse in degrees, counted from the first axis towards the second. */
export function arc([a, b]: Point, [ra, rb]: Point, [from, to]: Point, count: number): Point[] {
  return evenly(count + 1, from, to).map(degrees => {
    const t = (degrees * Math.PI) / 180
    return [a + ra * Math.cos(t), b + rb * Math.sin(t)]
  })
}

/**
 * Pieces of one curved thing: painted without hairlines, and without the faces where two of them
 * meet corner to corner.
 */
export function seamless(b: Builder, build: (b: Builder) => void) {
  const { parts } = b.scene
  const from = parts.length
  build(b)
  const meetings = new Meetings(parts.slice(from).flatMap(part => part.solids))
  for (let i = from; i < parts.length; i++) {
    const part = parts[i]
    if (part) parts[i] = { ...part, solids: part.solids.map(solid => softened(solid, meetings)) }
  }
}

function softened(solid: Solid, meetings: Meetings): Solid {
  return {
    ...solid,
    facets: solid.facets.filter(facet => !meetings.has(facet.points, solid)),
    paints: solid.paints
      .filter(({ rings: [ring, more] }) => !ring || more || !meetings.has(ring, solid))
      .map(paint =>
        paint.edge === 'hair' && paint.opacity === undefined ? { ...paint, edge: 'own' } : paint,
      ),
  }
}

/** Which solids have a corner at a point. */
class Meetings {
  private readonly at = new Map<number, Solid[]>()

  constructor(solids: readonly Solid[]) {
    for (const solid of solids)
      for (const corner of solid.casts) {
        const key = keyOf(corner)
        const here = this.at.get(key)
        if (!here) this.at.set(key, [solid])
        else if (here[here.length - 1] !== solid) here.push(solid)
      }
  }

  /** Whether all corners of a face belong to one other solid too. */
  has(face: readonly Vec[], of: Solid): boolean {
    const first = this.at.get(keyOf(face[0] as Vec))
    if (!first || first.length < 2) return false
    return first.some(
      other => other !== of && face.every(corner => this.at.get(keyOf(corner))?.includes(other)),
    )
  }
}

/** One whole number for each cell of a grid of 0.2 mm within 6 m of the middle. */
const keyOf = ([x, y, z]: Vec): number =>
  (Math.round(x * 50) * 65536 + Math.round(y * 50)) * 65536 + Math.round(z * 50)

function section(at: Vec, way: Vec, size: Section, look: BentLook) {
  const isRound = typeof size === 'number'
  const [w, t] = isRound ? [size, size] : size
  const level = cross(way, Math.abs(way[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1])
  const given = look.across ?? level
  const across = unit(subtract(given, scale(way, dot(given, way))))
  const up = cross(way, across)
  const [sides, stretch] = isRound ? [look.sides ?? 6, 0.5] : [4, Math.SQRT1_2]
  return times(sides, i => {
    const a = ((i + 0.5) / sides) * 2 * Math.PI
    const [p, q] = [Math.cos(a) * w * stretch, Math.sin(a) * t * stretch]
    return add(at, add(scale(across, p), scale(up, q)))
  })
}

const distance = (a: Vec, b: Vec): number => Math.hypot(...subtract(a, b))
