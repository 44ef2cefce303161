import { between, type Point, type Vec } from './geometry.ts'

/**
 * The part of a convex polygon (or of an open line) on the one side of a line or a plane
 * (Sutherland-Hodgman); `side` tells how far a point lies on it, less than 0 for the other side.
 */
export function clip<P extends Point | Vec>(
  ring: readonly P[],
  side: (point: P) => number,
  open = false,
): P[] {
  const kept: P[] = []
  let last = ring[ring.length - 1] as P
  let there = ring.length > 0 && !open ? side(last) : 0
  for (const point of ring) {
    const here = side(point)
    if (here * there < 0) kept.push(between(last, point, there / (there - here)))
    if (here >= 0) kept.push(point)
    last = point
    there = here
  }
  return kept
}

/** How far a point lies to the left of the line between two others; of no unit. */
export const leftOf = ([x, y]: Point, [toX, toY]: Point) => {
  const [ex, ey] = [toX - x, toY - y]
  return (point: Point) => ex * (point[1] - y) - ey * (point[0] - x)
}
