import type { Builder } from '../kit/builder.ts'
import { grid, type Point, partsOf, times } from '../kit/geometry.ts'
import { level, lines, type Mark, polygons, rectangle, tint } from '../kit/mark.ts'
import { ground, leaves } from '../kit/palette.ts'
import { tiles } from './cladding.ts'

/** A rectangle on the ground: corner, width along x, depth along y, in cm. */
export type Plan = readonly [x: number, y: number, w: number, d: number]

/** A piece of land with a kerb around it; everything else of the scene stands on it. */
export function plot(b: Builder, [x, y, w, d]: Plan, cover = ground.lawn) {
  b.slab([x, y, -18], [w, d, 18], '#e4dfd0')
  b.flat([x + 12, y + 12, 0], [w - 24, d - 24, 0.3], cover)
}

/** A paved part of a plot. */
export function paved(b: Builder, [x, y, w, d]: Plan, color: string) {
  b.flat([x, y, 0.3], [w, d, 0.3], color, { top: [tiles(64, '#5d6a6c', 0.2)] })
}

export function patch(b: Builder, [x, y, w, d]: Plan, color: string) {
  b.flat([x, y, 0.3], [w, d, 0.3], color)
}

/** A bed of flowers, flat from afar: leaves on soil with blossoms in two colours. */
export function flowerPatch(b: Builder, [w, d]: Point, color: string) {
  const [columns, rows] = [Math.round(w / 24), partsOf(d, 22, 1)]
  const dots = (every: number, size: number, fill: string) => {
    const rings = grid(columns, columns * rows).flatMap(([column, row], i) => {
      if ((i * 7 + row * 2) % 5 >= every) return []
      const u = (column + 0.2 + ((i * 13) % 5) * 0.09) / columns
      return [rectangle(u, (row + 0.24 + ((i * 11) % 4) * 0.1) / rows, size / w, size / d)]
    })
    return polygons(rings, fill)
  }
  const top = [dots(5, 17, leaves.deep), dots(3, 14, color), dots(1, 13, '#f6efdc')]
  b.flat(0.3, [w, d, 3], '#7aa364', { top })
}

/** Land at the back and a lake in front of it, one scene; the shore runs along x at `shore`. */
export function lakeside(b: Builder, [x, y, w, d]: Plan, shore: number) {
  const land = shore - y
  b.slab([x, y, -18], [w, land, 18], '#e4dfd0')
  b.flat([x + 12, y + 12, 0], [w - 12, land - 64, 0.3], ground.lawn)
  patch(b, [x + 12, shore - 52, w - 12, 52], '#e6d6b0')
  b.slab([x, shore, -34], [w, d - land, 16], '#9fc9d3', { top: [ripples], topColor: '#a5d3dd' })
}

/** Height of the lake's surface below the land. */
export const lakeLevel = -18

const ripples: Mark = lines(
  times(9, i => {
    const [u, v] = [((i * 0.37) % 0.82) + 0.04, ((i * 0.29 + 0.12) % 0.86) + 0.06]
    return level(v, u, u + 0.06 + (i % 3) * 0.03)
  }),
  '#ffffff',
  4,
  0.7,
)

const PAINT = '#f5f3ea'

/** A road along x with its corner at the origin: dashed in the middle, with lines at its edges. */
export function road(b: Builder, length: number, width: number) {
  const count = partsOf(length, 180)
  const dashes = times(count, i => level(0.5, (i + 0.25) / count, (i + 0.75) / count))
  const edges = [0.03, 0.95].map(v => tint(0, v, 1, 0.02, PAINT, 0.8))
  b.flat(0, [length, width, 0.5], ground.road, { top: [lines(dashes, PAINT, 9), ...edges] })
}

/** Marked bays side by side along x, `count` of them, 250 cm wide. */
export function parking(b: Builder, count: number, depth: number) {
  b.flat(0, [count * 250, depth, 0.4], '#b9bdb9')
  for (let i = 0; i <= count; i++)
    b.flat([i * 250 - (i === count ? 8 : 0), 0, 0.4], [8, depth, 0.1], PAINT)
}

/** Stepping slabs along x from the origin, `count` of them. */
export function steppingStones(b: Builder, count: number) {
  for (let i = 0; i < count; i++)
    b.flat([i * (60 + 16), (i % 2) * 7, 0], [60, 60 * 1.3, 1], '#e7e3d6')
}
