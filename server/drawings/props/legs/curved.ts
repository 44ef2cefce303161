import { type Point, pairs, points, shares, type Vec } from '../../kit/geometry.ts'
import { metals } from '../../kit/palette.ts'
import { ease, type Shape } from './lathe.ts'
import { circle, type Leg, type Piece, square } from './leg.ts'

/** Sweeps outwards to the floor by a share of its height, `wave` back first; in a shoe or not. */
export function saber(
  { h, half, color, out: [x, y] }: Shape,
  { reach = 0.3, wave = 0, shoe = 0 } = {},
): Leg {
  const ring = (t: number) => {
    const at = h * (reach * (1 - t) ** 2.2 - wave * Math.sin(Math.PI * t))
    return square(half * (0.55 + 0.45 * t), h * t, [x * at, y * at])
  }
  const shaft = { color, rings: shares(12).map(t => ring(shoe + (1 - shoe) * t)) }
  const shod = { color: metals.brass, rings: [0, 0.5, 1].map(t => ring(shoe * t)) }
  return { h, half, pieces: shoe > 0 ? [shod, shaft] : [shaft] }
}

/**
 * A cabriole leg: knee out, ankle in, pad foot; `bow` is how far it swings. Fewer `steps` do for a
 * leg that is small in the picture.
 */
export function cabriole({ h, half, color, out: [x, y] }: Shape, bow: number, steps = 24): Leg {
  const rings = shares(steps).map(s => {
    const t = s * 0.86
    const at = along(swing, t) * half * bow * 1.5
    return circle(half * along(girth, t), h * t, steps > 16 ? 14 : 8, 0, [x * at, y * at])
  })
  const head = [0.86, 1].map(t => square(half, h * t, [0, 0], 0.08))
  return { h, half, pieces: [rings, head].map(rings => ({ color, rings })) }
}

/** Radius and swing of a cabriole leg in shares of its head, by share of its height. */
const girth = pairs('0 0.7, 0.025 0.88, 0.06 0.8, 0.13 0.42, 0.2 0.4, 0.55 0.62, 0.77 1, 0.86 1.04')
const swing = pairs('0 0.9, 0.06 0.8, 0.16 0.25, 0.28 0, 0.55 0.36, 0.75 0.72, 0.86 0.2')

/** The value at `t` of a smooth line through stops of [t, value]. */
function along(stops: readonly Point[], t: number): number {
  const i = stops.findIndex(([at]) => at >= t)
  const [to, from] = [stops[i] ?? stops.at(-1), stops[i - 1]]
  if (!to) return 0
  if (!from) return to[1]
  return ease(from[1], to[1], (t - from[0]) / (to[0] - from[0]))
}

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
  const behind = points([-out[0] * r * 2, -out[1] * r * 2, r], [x * 2, y * 2, top])
  if (third) pieces.unshift({ color, r, path: behind })
  if (cup) pieces.unshift({ color: metals.black, rings: [0, r].map(z => circle(r * 2.5, z, 12)) })
  return { h, half: spread * 1.3, pieces, plate: true }
}
