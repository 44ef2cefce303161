import type { Point, Vec } from './geometry.ts'
import type { Solid } from './solid.ts'

/** How far a point's shadow falls from it along x and y, for each cm of height. */
const FALL: Point = [0.42, -0.12]

/** The shadow of a solid on the ground (z = 0), as a convex ring; nothing for flat things. */
export function shadowOf(solid: Solid): Vec[] {
  if (solid.casts.length < 3 || solid.bounds.max[2] < 1) return []
  const fallen = solid.casts.map(([x, y, z]): Point => [x + FALL[0] * z, y + FALL[1] * z])
  return convexHull(fallen).map(([x, y]): Vec => [x, y, 0])
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
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
