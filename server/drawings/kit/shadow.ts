import { type Bounds, boundsOf, onPlane, type Point, sidesOf, type Vec } from './geometry.ts'
import type { Solid } from './solid.ts'

/** How far a point's shadow falls from it along x and y, for each cm of height. */
const FALL: Point = [0.42, -0.12]

/** How far a corner may lie outside of another shadow and still count as within it, in cm. */
const SLACK = 0.02

/**
 * The shadows of solids on the ground (z = 0) as convex rings, all wound the same way. A shadow
 * within another one is left out: they are painted as one shape, so it would add nothing.
 */
export function shadowsOf(solids: readonly Solid[]): Vec[][] {
  const shadows = solids.map(shadowOf).filter(ring => ring.length > 2)
  const largest = shadows.map(measured).sort((a, b) => b.size - a.size)
  const kept = new Set<Vec[]>()
  const outer: Shadow[] = []
  for (const shadow of largest) {
    if (outer.some(other => isWithin(shadow, other))) continue
    outer.push(shadow)
    kept.add(shadow.ring)
  }
  return shadows.filter(ring => kept.has(ring))
}

interface Shadow extends Bounds {
  ring: Vec[]
  size: number
}

function measured(ring: Vec[]): Shadow {
  const { min, max } = boundsOf(ring)
  return { ring, min, max, size: (max[0] - min[0]) * (max[1] - min[1]) }
}

function isWithin(inner: Shadow, outer: Shadow): boolean {
  for (const axis of [0, 1] as const)
    if (inner.min[axis] < outer.min[axis] - SLACK || inner.max[axis] > outer.max[axis] + SLACK)
      return false
  return sidesOf(outer.ring).every(([from, to]) => {
    const [x, y] = [to[0] - from[0], to[1] - from[1]]
    const outside = -SLACK * Math.hypot(x, y)
    return inner.ring.every(p => x * (p[1] - from[1]) - y * (p[0] - from[0]) >= outside)
  })
}

const shadowOf = (solid: Solid): Vec[] => onPlane('z', 0, convexHull(fallenOf(solid)))

/** Where the points of a solid fall that cast its shadow; none for flat things. */
export function fallenOf({ casts, bounds }: Solid): Point[] {
  if (casts.length < 3 || bounds.max[2] < 1) return []
  return casts.map(v => [v[0] + FALL[0] * v[2], v[1] + FALL[1] * v[2]])
}

/** Andrew's monotone chain, counter-clockwise in (x, y). */
function convexHull(points: readonly Point[]): Point[] {
  if (points.length < 3) return []
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chain(sorted), ...chain(sorted.reverse())]
}

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const p of points) {
    while (kept.length > 1) {
      const [a, b] = [kept[kept.length - 2] as Point, kept[kept.length - 1] as Point]
      if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0.01) break
      kept.pop()
    }
    kept.push(p)
  }
  return kept.slice(0, -1)
}
