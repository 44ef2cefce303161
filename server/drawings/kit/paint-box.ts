import type { Point } from './geometry.ts'
import { project } from './projection.ts'
import type { Paint } from './solid.ts'

/** Left, top, right, bottom on the unscaled screen. */
export type Box = readonly [number, number, number, number]

/**
 * What a paint covers. Of a curved outline the ends of its steps alone would not do: an arc goes
 * beyond them, so the rings that approximate the body are counted too.
 */
export function boxOf({ outline = [], rings }: Paint): Box {
  return boxAround([...outline.map(({ to }) => to), ...rings.flat().map(project)])
}

export function boxAround(points: readonly Point[]): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    if (x < box[0]) box[0] = x
    if (y < box[1]) box[1] = y
    if (x > box[2]) box[2] = x
    if (y > box[3]) box[3] = y
  }
  return box
}
