import { metals } from '../../kit/palette.ts'
import type { Leg, Piece } from './leg.ts'
import { circle, shares, square } from './section.ts'

/** What a leg is shaped to; `out` is the way in which curved and leaning legs reach. */
export interface Shape {
  readonly h: number
  readonly half: number
  readonly color: string
  readonly out: readonly [number, number]
}

export const tapers = ['square', 'round', 'spade', 'leaning', 'ferrule'] as const
export const squares = ['plain', 'chamfered', 'marlborough', 'shod', 'stepped'] as const

export function tapered(
  style: (typeof tapers)[number],
  { h, half, color, out: [x, y] }: Shape,
): Leg {
  if (style === 'round' || style === 'ferrule' || style === 'leaning') {
    const shift = style === 'leaning' ? h * 0.16 : 0
    const ring = (t: number) => {
      const at = (1 - t) * shift
      return circle(half * (0.42 + 0.5 * t), h * t, [x * at, y * at], 14)
    }
    const shod = style === 'round' ? 0.02 : 0.14
    return {
      h,
      half,
      pieces: [
        { color: style === 'round' ? metals.black : metals.brass, rings: [ring(0), ring(shod)] },
        { color, rings: shares(4).map(t => ring(shod + (1 - shod) * t)) },
      ],
    }
  }
  const foot = style === 'spade' ? 0.42 : 0.5
  const shaft = {
    color,
    rings: [
      [foot, 0],
      [1, 0.74],
      [1, 1],
    ].map(([r = 1, t = 0]) => square(half * r, h * t)),
  }
  if (style === 'square') return { h, half, pieces: [shaft] }
  const spade = [
    [0.46, 0],
    [0.72, 0.1],
    [0.5, 0.115],
  ].map(([r = 1, t = 0]) => square(half * r, h * t))
  const above = [
    [0.5, 0.115],
    [1, 0.78],
    [1, 1],
  ].map(([r = 1, t = 0]) => square(half * r, h * t))
  return {
    h,
    half,
    pieces: [
      { color, rings: spade },
      { color, rings: above },
    ],
  }
}

export function squareLeg(style: (typeof squares)[number], { h, half, color }: Shape): Leg {
  const run = (from: number, to: number, r: number, tone = color, chamfer = 0.08): Piece => ({
    color: tone,
    rings: [from, to].map(t => square(half * r, h * t, [0, 0], chamfer)),
  })
  if (style === 'plain')
    return { h, half, pieces: [run(0, 0.02, 0.9, metals.black), run(0.02, 1, 1)] }
  if (style === 'shod')
    return { h, half, pieces: [run(0, 0.16, 0.98, metals.brass), run(0.16, 1, 1)] }
  if (style === 'marlborough')
    return { h, half, pieces: [run(0, 0.13, 1), run(0.13, 0.16, 0.9), run(0.16, 1, 0.76)] }
  if (style === 'stepped')
    return {
      h,
      half,
      pieces: [
        run(0, 0.26, 0.62),
        run(0.26, 0.3, 0.7),
        run(0.3, 0.62, 0.8),
        run(0.62, 0.66, 0.9),
        run(0.66, 1, 1),
      ],
    }
  const chamfers = [
    [0, 0.1],
    [0.1, 0.1],
    [0.18, 0.5],
    [0.66, 0.5],
    [0.74, 0.1],
    [1, 0.1],
  ]
  return {
    h,
    half,
    pieces: [{ color, rings: chamfers.map(([t = 0, c = 0]) => square(half, h * t, [0, 0], c)) }],
  }
}
