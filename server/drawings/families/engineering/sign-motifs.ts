import type { Point } from '../../kit/geometry.ts'
import { pairs, times } from '../../kit/lists.ts'
import { type Holes, ngon } from '../../props/hole-patterns.ts'

/** Openings that make a picture, from -1 to 1. */
const pictures: Record<string, Holes> = {
  tree: [
    pairs('-0.08 -0.95, 0.08 -0.95, 0.06 -0.3, -0.06 -0.3'),
    ngon(0, 0.42, 0.34, 0.34, 14),
    ngon(-0.46, 0.05, 0.27, 0.27, 12),
    ngon(0.46, 0.05, 0.27, 0.27, 12),
    ngon(-0.5, 0.68, 0.16, 0.16, 10),
    ngon(0.5, 0.68, 0.16, 0.16, 10),
  ],
  arrow: [pairs('-0.95 -0.2, 0.1 -0.2, 0.1 -0.65, 0.95 0, 0.1 0.65, 0.1 0.2, -0.95 0.2')],
  gear: [
    times(40, i => {
      const [a, r] = [((i + 0.5) / 40) * 2 * Math.PI, i % 4 < 2 ? 0.95 : 0.74]
      return [Math.cos(a) * r, Math.sin(a) * r]
    }),
  ],
}

export const motifs = Object.values(pictures)

/** A motif in the middle of a plate of w by h cm, as shares of the plate, and holes for screws. */
export function signHoles(motif: Holes, w: number, h: number): Holes {
  const s = Math.min(w, h) * 0.42
  const [u, v] = [7 / w, 7 / h]
  return [
    ...motif.map(ring => ring.map(([x, y]): Point => [0.5 + (x * s) / w, 0.5 + (y * s) / h])),
    ...[u, 1 - u].flatMap(x => [v, 1 - v].map(y => ngon(x, y, 2.6 / w, 2.6 / h, 8))),
  ]
}
