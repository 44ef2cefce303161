import type { Vec } from '../../kit/geometry.ts'
import { metals } from '../../kit/palette.ts'
import { type Leg, type Piece, profile } from './leg.ts'
import { square } from './section.ts'
import type { Shape } from './shaped.ts'

export const hairpins = ['two', 'three', 'wide', 'cup'] as const

/** Round bar bent at the floor and welded under a screw plate; it leans outwards to its foot. */
export function hairpin(style: (typeof hairpins)[number], { h, half, color, out }: Shape): Leg {
  const r = half * (h > 30 ? 0.17 : 0.2)
  const spread = half * (style === 'wide' ? 1.75 : 1.2)
  const [x, y, top] = [-out[0] * half * 1.4, -out[1] * half * 1.4, h - 0.6]
  const across = out[1] === 0 ? out : [Math.SQRT1_2, -Math.SQRT1_2]
  const floor = style === 'cup' ? r * 1.9 : r
  const rod = (side: number): Vec[] => {
    const at = (share: number, z: number): Vec => {
      const s = side * share * spread
      return [s * (across[0] ?? 0), s * (across[1] ?? 0), z]
    }
    const [u, v] = at(1, top)
    return [[x + u, y + v, top], at(0.12, floor + r * 3), at(0.09, floor + r)]
  }
  const rods: Piece[] = [
    { color, r, path: [...rod(-1), [0, 0, floor], ...rod(1).reverse()] },
    { color, rings: [top, h].map(z => square(spread * 1.3, z, [x, y], 0.35)) },
  ]
  const third: Vec[] = [
    [-out[0] * r * 2, -out[1] * r * 2, r],
    [x * 2, y * 2, top],
  ]
  if (style === 'three') rods.unshift({ color, r, path: third })
  if (style === 'cup')
    rods.unshift({ color: metals.black, profile: profile([0.85, 0, 1, 1], r * 2.6, r * 0.9) })
  return { h, half: spread * 1.3, pieces: rods, plate: true }
}
