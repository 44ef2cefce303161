import type { Point } from './geometry.ts'
import { project } from './projection.ts'
import type { Paint } from './solid.ts'

/** Left, top, right, bottom on the unscaled screen. */
export type Box = readonly [number, number, number, number]

type OpenBox = [number, number, number, number]

/**
 * What a paint covers. Of a curved outline the ends of its steps alone would not do: an arc goes
 * beyond them, so the rings that approximate the body are counted too.
 */
export function boxOf({ outline, rings }: Pick<Paint, 'outline' | 'rings'>): Box {
  const box = emptyBox()
  if (outline) for (const { to } of outline) include(box, to)
  for (const ring of rings) for (const point of ring) include(box, project(point))
  return box
}

export function touches(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

export function boxAround(boxes: Iterable<Box>): Box {
  const all = emptyBox()
  for (const [left, top, right, bottom] of boxes) {
    if (left > right) continue
    include(all, [left, top])
    include(all, [right, bottom])
  }
  return all
}

const emptyBox = (): OpenBox => [Infinity, Infinity, -Infinity, -Infinity]

function include(box: OpenBox, [x, y]: Point) {
  if (x < box[0]) box[0] = x
  if (y < box[1]) box[1] = y
  if (x > box[2]) box[2] = x
  if (y > box[3]) box[3] = y
}
