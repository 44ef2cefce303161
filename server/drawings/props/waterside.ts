import type { Builder } from '../kit/builder.ts'
import { lines, type Mark } from '../kit/mark.ts'
import { ground, woods } from '../kit/palette.ts'
import { boards } from './cladding.ts'
import { type Plan, patch } from './plots.ts'

/** Land at the back and a lake in front of it, one scene; the shore runs along x at `shore`. */
export function lakeside(b: Builder, [x, y, w, d]: Plan, shore: number): void {
  const land = shore - y
  b.slab([x, y, -18], [w, land, 18], '#e4dfd0')
  b.flat([x + 12, y + 12, 0], [w - 12, land - 64, 0.3], ground.lawn, { casts: false })
  patch(b, [x + 12, shore - 52, w - 12, 52], '#e6d6b0')
  b.slab([x, shore, -34], [w, d - land, 16], '#9fc9d3', { top: [ripples], topColor: '#a5d3dd' })
}

/** Height of the lake's surface below the land. */
export const lakeLevel = -18

const ripples: Mark = lines(
  Array.from({ length: 9 }, (_, i) => {
    const [u, v] = [((i * 0.37) % 0.82) + 0.04, ((i * 0.29 + 0.12) % 0.86) + 0.06]
    return [
      [u, v],
      [u + 0.06 + (i % 3) * 0.03, v],
    ] as const
  }),
  '#ffffff',
  4,
  0.7,
)

/** A landing stage along y on piles in the lake, `length` cm long, its start at y = 0. */
export function jetty(b: Builder, length: number, width: number, wood: string): void {
  const piles = Math.max(2, Math.round(length / 150))
  for (let i = 0; i < piles; i++)
    for (const x of [2, width - 14])
      b.cylinder([x + 6, ((i + 0.7) * length) / piles, lakeLevel], 7, 20 - lakeLevel, woods.walnut)
  b.box([0, 0, 20], [width, length, 8], wood, { top: [boards(Math.round(length / 22))] })
  for (const x of [8, width - 8]) b.cylinder([x, length - 10, 28], 6, 26, woods.walnut)
}

/** A rowing boat along y on the lake, its middle over the origin. */
export function rowingBoat(b: Builder, color: string): void {
  const z = lakeLevel
  const hull = (k: number, at: number) =>
    [
      [-34 * k, -90, at],
      [34 * k, -90, at],
      [44 * k, 0, at],
      [26 * k, 90, at],
      [0, 118 * k, at],
      [-26 * k, 90, at],
      [-44 * k, 0, at],
    ] as [number, number, number][]
  b.group(g => {
    g.loft(hull(0.72, z), hull(1, z + 26), color)
    g.loft(hull(0.86, z + 26), hull(0.86, z + 26.5), '#7d5b45', { casts: false })
    for (const y of [-50, 24]) g.box([-36, y, z + 27], [72, 20, 4], woods.oak, { casts: false })
    g.beam([-70, 56, z + 30], [20, 20, z + 36], 4, woods.ash)
  })
}

/** Reeds in shallow water. */
export function reeds(b: Builder, count: number): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [(i % 4) * 16 + (i % 3) * 5, Math.floor(i / 4) * 18 + (i % 2) * 8]
    const h = 60 + ((i * 31) % 44)
    b.wire(
      [
        [x, y, lakeLevel],
        [x + (i % 3) * 5 - 4, y, h],
      ],
      4,
      i % 2 ? '#7a9455' : '#5f8d57',
    )
  }
}
