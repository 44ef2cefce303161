import { darker } from '../../kit/light.ts'
import type { Leg } from './leg.ts'
import { circle, shares, square } from './section.ts'
import type { Shape } from './shaped.ts'

export const flutings = ['sheaf', 'column', 'twist', 'toupie'] as const

/** A fluted shaft between a turned foot, a collar and a square head; one style is twisted. */
export function fluted(style: (typeof flutings)[number], { h, half, color }: Shape): Leg {
  const strips = darker(color, 0.28)
  const [from, to] =
    style === 'toupie' ? [0.3, 0.82] : style === 'sheaf' ? [0.44, 0.84] : [0.72, 0.72]
  const twist = style === 'twist' ? 2.6 : 0
  const shaft = shares(style === 'twist' ? 14 : 3).map(t =>
    circle(
      half * (from + (to - from) * t),
      h * (0.12 + 0.62 * t),
      [0, 0],
      style === 'twist' ? 12 : 24,
      t * twist,
    ),
  )
  const foot = style === 'column' || style === 'twist' ? 0.98 : 0.62
  return {
    h,
    half,
    pieces: [
      {
        color,
        profile: [
          [half * foot * 0.7, 0],
          [half * foot, h * 0.03],
          [half * foot, h * 0.07],
          [half * foot * 0.7, h * 0.1],
          [half * (from + 0.08), h * 0.12],
        ],
      },
      { color, rings: shaft, strips },
      {
        color,
        profile: [
          [half * 0.8, h * 0.74],
          [half * 0.98, h * 0.76],
          [half * 0.8, h * 0.79],
          [half * 0.8, h * 0.8],
        ],
      },
      { color, rings: [h * 0.8, h].map(z => square(half * 0.88, z, [0, 0], 0.08)) },
    ],
  }
}
