import {
  add,
  boundsOf,
  centre,
  dot,
  normalOf,
  type Point,
  scale,
  subtract,
  type Vec,
} from './geometry.ts'
import { lit, toneOf } from './light.ts'
import { type Mark, patchesOf } from './mark.ts'
import { facesEye } from './projection.ts'
import type { Facet, Paint, Solid } from './solid.ts'

/** A flat side of a convex body, in world coordinates, corners in either direction. */
export interface Side {
  points: readonly Vec[]
  color?: string | undefined
  marks?: readonly Mark[] | undefined
  /** Where the marks' (0,0), (1,0) and (0,1) lie; by default corners 0, 1 and last. */
  basis?: readonly [Vec, Vec, Vec]
  edge?: Paint['edge']
}

/** A convex body by its corners and sides; without a colour only its marks are painted. */
export function polyhedron(corners: readonly Vec[], sides: readonly Side[], color?: string): Solid {
  const middle = centre(corners)
  const facets: Facet[] = []
  const paints: Paint[] = []
  for (const side of sides) {
    const outward = outwardNormal(side.points, middle)
    if (!facesEye(outward)) continue
    const tone = toneOf(outward)
    if (color) {
      facets.push({ points: side.points, normal: outward })
      const fill = lit(side.color ?? color, tone)
      paints.push({ fill, rings: [side.points], edge: side.edge ?? 'hair' })
    }
    if (side.marks) paints.push(...marksOn(side, side.marks, tone))
  }
  return { bounds: boundsOf(corners), facets, paints, casts: corners }
}

function outwardNormal(points: readonly Vec[], middle: Vec): Vec {
  const normal = normalOf(points)
  return dot(normal, subtract(centre(points), middle)) < 0 ? scale(normal, -1) : normal
}

function marksOn(side: Side, marks: readonly Mark[], tone: number): Paint[] {
  const { points } = side
  const [origin, right, up] = side.basis ?? [
    points[0] as Vec,
    points[1] as Vec,
    points[points.length - 1] as Vec,
  ]
  const [du, dv] = [subtract(right, origin), subtract(up, origin)]
  const size = { w: Math.hypot(...du), h: Math.hypot(...dv) }
  const at = ([u, v]: Point) => add(origin, add(scale(du, u), scale(dv, v)))
  return patchesOf(marks, size).map(({ fill, rings, edge, glows, ...look }) => ({
    ...look,
    fill: glows ? fill : lit(fill, tone),
    rings: rings.map(ring => ring.map(at)),
    edge: edge ? 'hair' : 'none',
  }))
}
