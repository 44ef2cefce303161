import type { Bounds, Point, Vec } from './geometry.ts'
import type { Paint } from './solid.ts'

/** Boxes that share less than this, in cm, only touch. */
const SLACK = 0.01

/** Width of one centimetre along x or y on the screen: cos 30°. */
export const COS30 = Math.sqrt(3) / 2

/** 30° axonometric projection, in unscaled screen units (y grows downwards). */
export const project = (v: Vec): Point => [(v[0] - v[1]) * COS30, (v[0] + v[1]) / 2 - v[2]]

/** Whether the eye, which looks along (-1, -1, -1), sees a face with this outward normal. */
export const facesEye = ([x, y, z]: Vec): boolean => x + y + z > 1e-6

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

/** Left, top, right, bottom on the unscaled screen. */
export type Box = readonly [number, number, number, number]

type OpenBox = [number, number, number, number]

/** A box around nothing, for `grow`. */
export const emptyBox = (): OpenBox => [Infinity, Infinity, -Infinity, -Infinity]

/** What a paint covers. */
export function boxOf(paint: Pick<Paint, 'outline' | 'rings'>): Box {
  const box = emptyBox()
  grow(box, paint)
  return box
}

/**
 * Widens a box by what a paint covers. Of a curved outline the ends of its steps alone would not
 * do: an arc goes beyond them, so the rings that approximate the body are counted too.
 */
export function grow(box: OpenBox, { outline, rings }: Pick<Paint, 'outline' | 'rings'>) {
  if (outline) for (const { to } of outline) include(box, to[0], to[1])
  for (const ring of rings) for (const v of ring) growBy(box, v[0], v[1], v[2])
}

/** Widens a box by a point of the world. */
export const growBy = (box: OpenBox, x: number, y: number, z: number) =>
  include(box, (x - y) * COS30, (x + y) / 2 - z)

export const touches = (a: Box, b: Box): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

export function boxAround(boxes: Iterable<Box>): Box {
  const all = emptyBox()
  for (const [left, top, right, bottom] of boxes) {
    if (left > right) continue
    include(all, left, top)
    include(all, right, bottom)
  }
  return all
}

function include(box: OpenBox, x: number, y: number) {
  if (x < box[0]) box[0] = x
  if (y < box[1]) box[1] = y
  if (x > box[2]) box[2] = x
  if (y > box[3]) box[3] = y
}
