import type { Builder } from '../kit/builder.ts'
import { rectangle } from '../kit/mark.ts'
import { ground, leaves } from '../kit/palette.ts'
import { tiles } from './cladding.ts'

/** A rectangle on the ground: corner, width along x, depth along y, in cm. */
export type Plan = readonly [x: number, y: number, w: number, d: number]

/** A piece of land with a kerb around it; everything else of the scene stands on it. */
export function plot(b: Builder, [x, y, w, d]: Plan, cover = ground.lawn, kerb = '#e4dfd0'): void {
  b.slab([x, y, -18], [w, d, 18], kerb)
  b.flat([x + 12, y + 12, 0], [w - 24, d - 24, 0.3], cover, { casts: false })
}

/** A paved part of a plot, with joints about `size` cm apart. */
export function paved(b: Builder, [x, y, w, d]: Plan, color = ground.paving, size = 60): void {
  b.flat([x, y, 0.3], [w, d, 0.3], color, { casts: false, top: [tiles(size, '#5d6a6c', 0.2)] })
}

/** A part of a plot in one plain colour: grass, gravel, soil. */
export function patch(b: Builder, [x, y, w, d]: Plan, color: string): void {
  b.flat([x, y, 0.3], [w, d, 0.3], color, { casts: false })
}

/** A bed of flowers, flat from afar: leaves on soil with blossoms in two colours. */
export function flowerPatch(
  b: Builder,
  [x, y, w, d]: Plan,
  color: string,
  other = '#f6efdc',
): void {
  const dots = (shift: number, size: number) => (face: { w: number; h: number }) =>
    Array.from({ length: Math.round((w * d) / 1500) }, (_, i) => {
      const [u, v] = [(i * 0.618 + shift) % 1, (i * 0.414 + shift * 0.7) % 1]
      return rectangle(0.04 + u * 0.88, 0.05 + v * 0.84, size / face.w, size / face.h)
    })
  b.flat([x, y, 0.3], [w, d, 3], '#8f7657', {
    casts: false,
    top: [
      face => [
        { rings: dots(0.1, 22)(face), fill: leaves.green },
        { rings: dots(0.12, 11)(face), fill: color },
        { rings: dots(0.55, 9)(face), fill: other },
      ],
    ],
  })
}
