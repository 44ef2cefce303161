import type { Builder } from '../../kit/builder.ts'
import type { Point } from '../../kit/geometry.ts'
import { level, lines, type Mark, panel } from '../../kit/mark.ts'
import { brand, lighter } from '../../kit/palette.ts'
import type { Leg } from './leg.ts'

/** Where a corner of furniture stands to the eye; its leg is on the origin. */
export type Corner = 'near' | 'left' | 'right'

/** From the leg into the furniture, as signs along x and y. */
const inwards: Record<Corner, readonly [1 | -1, 1 | -1]> = {
  near: [-1, -1],
  left: [1, -1],
  right: [-1, 1],
}

/** The way in which a leg of this corner leans, of length 1. */
export function outwards(corner: Corner): Point {
  const [x, y] = inwards[corner]
  return [-x * Math.SQRT1_2, -y * Math.SQRT1_2]
}

/** One of the layers over a leg, `high` cm: a slab, or two boards along the outside. */
export interface Layer {
  kind: 'slab' | 'boards'
  high: number
  /** How far it reaches beyond the sides of the leg's head, in cm. */
  over?: number
  /** How far below the top of the layer before it begins, in cm. */
  sunk?: number
  color: string
  /** Colour where it is cut; paler without. */
  inside?: string
  top?: readonly Mark[]
}

const BOARD = 2.2

/**
 * A piece cut out of furniture around its leg, `a` cm along x and `c` cm along y; along x it goes on
 * over a second leg that is `beyond` cm wide.
 */
export function cutOut(
  b: Builder,
  corner: Corner,
  { half, h }: Leg,
  [a, c]: Point,
  layers: readonly Layer[],
  beyond = 0,
) {
  const [sx, sy] = inwards[corner]
  let z = h
  for (const { kind, high, over = 0, sunk = 0, color, inside, top = [] } of layers) {
    z -= sunk
    const marks = [panel(0, 0, 1, 1, inside ?? lighter(color, 0.35)), grain]
    const right = corner === 'left' ? marks : []
    const front = corner === 'right' ? marks : []
    const [out, reach] = [half + over, a + (beyond && beyond + over)]
    if (kind === 'slab') {
      const [[x, w], [y, d]] = [span(sx, out, reach), span(sy, out, c)]
      b.box([x, y, z], [w, d, high], color, { right, front, top })
    } else {
      const isOutside = over > 0
      const side = (sign: number) => (sign > 0 ? -out : out - BOARD)
      const [x, w] = isOutside ? span(sx, out, reach) : span(sx, -half, a)
      const [y, d] = span(sy, isOutside ? half : -half, isOutside ? c : c - 1)
      b.box([x, side(sy), z], [w, BOARD, high], color, { right })
      b.box([side(sx), y, z], [BOARD, d, high], color, { front })
    }
    z += high
  }
}

/** From `over` cm outside of the origin to `into` cm inside of it, as start and length. */
function span(sign: 1 | -1, over: number, into: number): [number, number] {
  return [sign > 0 ? -over : -into, over + into]
}

const grain = lines(
  [0.28, 0.52, 0.76].map(v => level(v)),
  brand.ink,
  0.3,
  0.22,
)
