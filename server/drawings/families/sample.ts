import type { Family } from '../brief.ts'
import { brand, fabrics } from '../kit/palette.ts'

/** Width and height of the board. */
const boards: Record<string, readonly [number, number]> = {
  upright: [46, 82],
  square: [68, 68],
  broad: [90, 52],
}

/**
 * Stands for a product of which nothing is known yet: a board in a colour on a plinth, and its tag. It has
 * the shape of nothing that is sold.
 */
export const sample: Family = (b, brief) => {
  const [w, h] = brief.make(boards)
  b.block(0, [108, 62, 24], brand.line)
  b.block([-6, 24], [w, 7, h], brief.material(fabrics))
  b.block([16, 24], [22, 2, 12], brand.paper)
}
