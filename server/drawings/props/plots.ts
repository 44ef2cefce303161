import type { Builder } from '../kit/builder.ts'
import { ground } from '../kit/palette.ts'
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
