import type { Builder } from '../kit/builder.ts'
import { times } from '../kit/lists.ts'
import { rectangle } from '../kit/mark.ts'
import { ground, leaves } from '../kit/palette.ts'
import { tiles } from './cladding.ts'

/** A rectangle on the ground: corner, width along x, depth along y, in cm. */
export type Plan = readonly [x: number, y: number, w: number, d: number]

/** A piece of land with a kerb around it; everything else of the scene stands on it. */
export function plot(b: Builder, [x, y, w, d]: Plan, cover = ground.lawn): void {
  b.slab([x, y, -18], [w, d, 18], '#e4dfd0')
  b.flat([x + 12, y + 12, 0], [w - 24, d - 24, 0.3], cover)
}

/** A paved part of a plot, with joints about `size` cm apart. */
export function paved(b: Builder, [x, y, w, d]: Plan, color = ground.paving, size = 60): void {
  b.flat([x, y, 0.3], [w, d, 0.3], color, { top: [tiles(size, '#5d6a6c', 0.2)] })
}

/** A part of a plot in one plain colour: grass, gravel, soil. */
export function patch(b: Builder, [x, y, w, d]: Plan, color: string): void {
  b.flat([x, y, 0.3], [w, d, 0.3], color)
}

/** A bed of flowers, flat from afar: leaves on soil with blossoms in two colours. */
export function flowerPatch(b: Builder, [x, y, w, d]: Plan, color: string): void {
  const [columns, rows] = [Math.round(w / 24), Math.max(1, Math.round(d / 22))]
  const dots = (every: number, size: number) => (face: { w: number; h: number }) =>
    times(columns * rows, i => i)
      .filter(i => (i * 7 + Math.floor(i / columns) * 2) % 5 < every)
      .map(i => {
        const u = ((i % columns) + 0.2 + ((i * 13) % 5) * 0.09) / columns
        const row = (Math.floor(i / columns) + 0.24 + ((i * 11) % 4) * 0.1) / rows
        return rectangle(u, row, size / face.w, size / face.h)
      })
  b.flat([x, y, 0.3], [w, d, 3], '#7aa364', {
    top: [
      face => [
        { rings: dots(5, 17)(face), fill: leaves.deep },
        { rings: dots(3, 14)(face), fill: color },
        { rings: dots(1, 13)(face), fill: '#f6efdc' },
      ],
    ],
  })
}
