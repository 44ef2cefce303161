import type { Point } from '../kit/geometry.ts'
import { rectangle } from '../kit/mark.ts'
import { type Holes, ngon } from './hole-patterns.ts'

export const motifs = ['tree', 'sun', 'house', 'arrow', 'leaf', 'gear', 'mountains'] as const
export type Motif = (typeof motifs)[number]

/** Openings that make a picture on a plate of w by h cm, as shares of the plate. */
export function motif(name: Motif, w: number, h: number): Holes {
  const s = Math.min(w, h) * 0.42
  const at = (rings: readonly (readonly Point[])[]): Point[][] =>
    rings.map(ring => ring.map(([x, y]): Point => [0.5 + (x * s) / w, 0.5 + (y * s) / h]))
  return at(pictures[name])
}

const rays = (count: number, inner: number, outer: number): Point[][] =>
  Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i / count) * 2 * Math.PI, 0.14]
    return [
      [Math.cos(a - b) * inner, Math.sin(a - b) * inner],
      [Math.cos(a) * outer, Math.sin(a) * outer],
      [Math.cos(a + b) * inner, Math.sin(a + b) * inner],
    ]
  })

const pictures: Record<Motif, readonly (readonly Point[])[]> = {
  tree: [
    [
      [-0.08, -0.95],
      [0.08, -0.95],
      [0.06, -0.3],
      [-0.06, -0.3],
    ],
    ngon(0, 0.42, 0.34, 0.34, 14),
    ngon(-0.46, 0.05, 0.27, 0.27, 12),
    ngon(0.46, 0.05, 0.27, 0.27, 12),
    ngon(-0.5, 0.68, 0.16, 0.16, 10),
    ngon(0.5, 0.68, 0.16, 0.16, 10),
  ],
  sun: [ngon(0, 0, 0.4, 0.4, 18), ...rays(12, 0.52, 0.95)],
  house: [
    [
      [-0.95, 0.08],
      [0, 0.95],
      [0.95, 0.08],
      [0.78, 0.08],
      [0, 0.76],
      [-0.78, 0.08],
    ],
    [
      [-0.6, -0.9],
      [-0.12, -0.9],
      [-0.12, -0.1],
      [-0.6, -0.1],
    ],
    [
      [0.1, -0.5],
      [0.6, -0.5],
      [0.6, -0.1],
      [0.1, -0.1],
    ],
    ngon(0, 0.32, 0.16, 0.16, 12),
  ],
  arrow: [
    [
      [-0.95, -0.2],
      [0.1, -0.2],
      [0.1, -0.65],
      [0.95, 0],
      [0.1, 0.65],
      [0.1, 0.2],
      [-0.95, 0.2],
    ],
  ],
  leaf: [
    [
      [-0.05, -0.62],
      [-0.6, -0.25],
      [-0.72, 0.3],
      [-0.42, 0.72],
      [-0.05, 0.96],
    ],
    [
      [0.05, -0.62],
      [0.6, -0.25],
      [0.72, 0.3],
      [0.42, 0.72],
      [0.05, 0.96],
    ],
    rectangle(-0.06, -0.98, 0.12, 0.26),
  ],
  gear: [
    Array.from({ length: 40 }, (_, i): Point => {
      const [a, r] = [((i + 0.5) / 40) * 2 * Math.PI, i % 4 < 2 ? 0.95 : 0.74]
      return [Math.cos(a) * r, Math.sin(a) * r]
    }),
  ],
  mountains: [
    [
      [-1.1, -0.6],
      [-0.4, 0.55],
      [0.02, -0.1],
      [-0.22, -0.6],
    ],
    [
      [-0.1, -0.6],
      [0.42, 0.3],
      [1.1, -0.6],
    ],
    ngon(0.55, 0.62, 0.22, 0.22, 14),
    rectangle(-1.1, -0.86, 2.2, 0.12),
  ],
}
