import type { Point } from '../kit/geometry.ts'
import { rectangle } from '../kit/mark.ts'

/** Openings in a plate of 0..1 by 0..1, each a ring of corners. */
export type Holes = readonly (readonly Point[])[]

/** A ring of `sides` corners around a middle; radius as shares of width and height. */
export function ngon(
  u: number,
  v: number,
  ru: number,
  rv: number,
  sides: number,
  turn = 0,
): Point[] {
  return Array.from({ length: sides }, (_, i) => {
    const a = (i / sides) * 2 * Math.PI + turn
    return [u + Math.cos(a) * ru, v + Math.sin(a) * rv]
  })
}

export const patterns = [
  'round',
  'staggered',
  'slots',
  'squares',
  'fading',
  'hexagons',
  'diamonds',
  'waves',
  'leaves',
] as const

export type Pattern = (typeof patterns)[number]

/** A repeating pattern of openings over a plate of w by h cm, with a rim left whole. */
export function patternHoles(
  pattern: Pattern,
  w: number,
  h: number,
  pitch: number,
  rim = 8,
): Holes {
  const [columns, rows] = [
    Math.max(2, Math.round((w - 2 * rim) / pitch)),
    Math.max(2, Math.round((h - 2 * rim) / pitch)),
  ]
  const [pu, pv] = [(1 - (2 * rim) / w) / columns, (1 - (2 * rim) / h) / rows]
  const out: Point[][] = []
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const shifted =
        pattern !== 'round' &&
        pattern !== 'squares' &&
        pattern !== 'fading' &&
        pattern !== 'waves' &&
        j % 2 === 1
      if (shifted && i === columns - 1) continue
      const u = rim / w + (i + (shifted ? 1 : 0.5)) * pu
      const v = rim / h + (j + 0.5) * pv
      out.push(...opening(pattern, u, v, pu, pv, (j + 0.5) / rows))
    }
  return out
}

function opening(
  pattern: Pattern,
  u: number,
  v: number,
  pu: number,
  pv: number,
  up: number,
): Point[][] {
  if (pattern === 'slots') return [rectangle(u - pu * 0.4, v - pv * 0.2, pu * 0.8, pv * 0.4)]
  if (pattern === 'squares') return [rectangle(u - pu * 0.34, v - pv * 0.34, pu * 0.68, pv * 0.68)]
  if (pattern === 'fading')
    return [ngon(u, v, pu * (0.12 + up * 0.32), pv * (0.12 + up * 0.32), 10)]
  if (pattern === 'hexagons') return [ngon(u, v, pu * 0.46, pv * 0.5, 6, Math.PI / 6)]
  if (pattern === 'diamonds') return [ngon(u, v, pu * 0.44, pv * 0.86, 4)]
  if (pattern === 'waves')
    return [
      [
        [u - pu * 0.4, v - pv * 0.1],
        [u, v - pv * 0.36],
        [u + pu * 0.4, v - pv * 0.1],
        [u + pu * 0.4, v + pv * 0.2],
        [u, v - pv * 0.06],
        [u - pu * 0.4, v + pv * 0.2],
      ],
    ]
  if (pattern === 'leaves')
    return [
      [
        [u, v - pv * 0.7],
        [u + pu * 0.32, v - pv * 0.15],
        [u + pu * 0.26, v + pv * 0.3],
        [u, v + pv * 0.75],
        [u - pu * 0.26, v + pv * 0.3],
        [u - pu * 0.32, v - pv * 0.15],
      ],
    ]
  return [ngon(u, v, pu * 0.34, pv * 0.34, 10)]
}
