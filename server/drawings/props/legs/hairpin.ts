import type { Vec } from '../../kit/geometry.ts'
import { metals } from '../../kit/palette.ts'
import type { Shape } from './lathe.ts'
import type { Leg, Piece } from './leg.ts'
import { circle, square } from './section.ts'

/**
 * Round bar bent at the floor and welded under a screw plate, as wide as `wide` of its head; it
 * leans outwards to its foot, with a third bar behind it or in a cup.
 */
export function hairpin(
  { h, half, color, out }: Shape,
  { wide = 1.2, third = false, cup = false } = {},
): Leg {
  const r = half * (h > 30 ? 0.17 : 0.2)
  const spread = half * wide
  const [x, y, top] = [-out[0] * half * 1.4, -out[1] * half * 1.4, h - 0.6]
  const across = out[1] === 0 ? out : [Math.SQRT1_2, -Math.SQRT1_2]
  const floor = cup ? r * 1.9 : r
  const rod = (side: number): Vec[] => {
    const at = (share: number, z: number): Vec => {
      const s = side * share * spread
      return [s * (across[0] ?? 0), s * (across[1] ?? 0), z]
    }
    const [u, v] = at(1, top)
    return [[x + u, y + v, top], at(0.12, floor + r * 3), at(0.09, floor + r)]
  }
  const pieces: Piece[] = [
    { color, r, path: [...rod(-1), [0, 0, floor], ...rod(1).reverse()] },
    { color, rings: [top, h].map(z => square(spread * 1.3, z, [x, y], 0.35)) },
  ]
  const behind: Vec[] = [
    [-out[0] * r * 2, -out[1] * r * 2, r],
    [x * 2, y * 2, top],
  ]
  if (third) pieces.unshift({ color, r, path: behind })
  if (cup)
    pieces.unshift({ color: metals.black, rings: [0, r].map(z => circle(r * 2.5, z, [0, 0], 12)) })
  return { h, half: spread * 1.3, pieces, plate: true }
}
