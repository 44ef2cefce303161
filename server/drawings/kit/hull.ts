import type { Vec } from './geometry.ts'
import { add, cross, scale, subtract, unit } from './geometry.ts'
import { type Look, polyhedron, type Side } from './polyhedron.ts'
import type { Solid } from './solid.ts'

/** The convex body between two rings of the same number of corners, in world coordinates. */
export function hull(low: readonly Vec[], high: readonly Vec[], color: string, look: Look): Solid {
  const sides = low.map((v, i): Side => {
    const next = (i + 1) % low.length
    return { points: [v, low[next] as Vec, high[next] as Vec, high[i] as Vec] }
  })
  return polyhedron([...sides, { points: low }, { points: high }], color, look)
}

/** A straight square bar of a thickness between two points of the world. */
export function bar(from: Vec, to: Vec, thickness: number, color: string, look: Look): Solid {
  const along = unit(subtract(to, from))
  const across = unit(cross(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
  const [p, q] = [scale(across, thickness / 2), scale(cross(along, across), thickness / 2)]
  const ring = (at: Vec) => [
    add(at, add(p, q)),
    add(at, subtract(p, q)),
    subtract(at, add(p, q)),
    subtract(at, subtract(p, q)),
  ]
  return hull(ring(from), ring(to), color, look)
}
