import type { Family } from '../brief.ts'
import { brand, fabrics } from '../kit/palette.ts'

/** Boards beside each other: where the middle of each is, its width and its height. */
const boards: Record<string, readonly (readonly [x: number, w: number, h: number])[]> = {
  upright: [[0, 46, 84]],
  square: [[0, 68, 68]],
  broad: [[0, 94, 50]],
  pair: [
    [-25, 44, 74],
    [25, 44, 52],
  ],
  three: [
    [-34, 28, 48],
    [0, 28, 66],
    [34, 28, 84],
  ],
}

/** Width, depth and height, the lowest first. */
const plinths: Record<string, readonly (readonly [w: number, d: number, h: number])[]> = {
  low: [[112, 66, 14]],
  high: [[108, 52, 46]],
  stepped: [
    [128, 92, 12],
    [108, 54, 16],
  ],
}

/**
 * Stands for a product of which nothing is known yet: boards in a colour on a plinth, and a tag. It has
 * the shape of nothing that is sold.
 */
export const sample: Family = (b, brief) => {
  const above = brief.make(boards)
  let top = 0
  for (const size of brief.pick(Object.values(plinths))) {
    b.block(top, [...size], brand.line)
    top += size[2]
  }
  const color = brief.material(fabrics)
  for (const [x, w, h] of above) b.at(x, 0).block([-6, top], [w, 7, h], color)
  b.block([16, top], [22, 2, 12], brand.paper)
}
