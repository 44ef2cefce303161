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
  const sides = ring.map(side)
  const kept: P[] = []
  ring.forEach((point, i) => {
    const last = i === 0 ? ring.length - 1 : i - 1
    const [here, there] = [sides[i] as number, sides[last] as number]
    if (here * there < 0 && !(open && i === 0))
      kept.push(between(ring[last] as P, point, there / (there - here)))
    if (here >= 0) kept.push(point)
  })
  return kept
}

/** How far a point lies to the left of the line between two others; of no unit. */
export const leftOf = ([x, y]: Point, [toX, toY]: Point) => {
  const [ex, ey] = [toX - x, toY - y]
  return ([u, v]: Point) => ex * (v - y) - ey * (u - x)
}
