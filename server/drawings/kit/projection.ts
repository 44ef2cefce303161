import type { Bounds, Point, Vec } from './geometry.ts'

/** Boxes that share less than this, in cm, only touch. */
const SLACK = 0.01

/** Width of one centimetre along x or y on the screen: cos 30°. */
export const COS30 = Math.sqrt(3) / 2

/** 30° axonometric projection, in unscaled screen units (y grows downwards). */
export function project([x, y, z]: Vec): Point {
  return [(x - y) * COS30, (x + y) / 2 - z]
}

/** Whether the eye, which looks along (-1, -1, -1), sees a face with this outward normal. */
export function facesEye([x, y, z]: Vec): boolean {
  return x + y + z > 1e-6
}

/**
 * Whether two boxes share screen area. A box projects to a hexagon, and x-y, y-z and x-z are
 * constant along a line of sight, so three interval tests are exact.
 */
export function overlapOnScreen(a: Bounds, b: Bounds): boolean {
  return (
    a.min[0] - a.max[1] < b.max[0] - b.min[1] - SLACK &&
    b.min[0] - b.max[1] < a.max[0] - a.min[1] - SLACK &&
    a.min[1] - a.max[2] < b.max[1] - b.min[2] - SLACK &&
    b.min[1] - b.max[2] < a.max[1] - a.min[2] - SLACK &&
    a.min[0] - a.max[2] < b.max[0] - b.min[2] - SLACK &&
    b.min[0] - b.max[2] < a.max[0] - a.min[2] - SLACK
  )
}

/** Nearness at a screen point of the plane through `points` with the given normal. */
export function nearnessAt([sx, sy]: Point, on: Vec, normal: Vec): number {
  const u = sx / COS30 / 2
  const [nx, ny, nz] = normal
  const distance = nx * (on[0] - u) + ny * (on[1] + u) + nz * (on[2] + sy)
  return 3 * (distance / (nx + ny + nz)) - sy
}
