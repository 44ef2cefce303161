import type { Builder } from '../kit/builder.ts'
import { oblong, triples } from '../kit/geometry.ts'
import { inset, type Mark, panel, tint } from '../kit/mark.ts'
import { brand, fabrics, metals } from '../kit/palette.ts'
import { battens } from './cladding.ts'
import type { Place } from './openings.ts'
import { drawers } from './storage.ts'

/** An examination couch along x with its raised head at the left, its back at y = 0. */
export function couch(b: Builder, color: string) {
  b.box([8, 8, 0], [172, 46, 8], metals.graphite)
  b.box([4, 4, 8], [180, 56, 46], '#f3f3ee', { front: [drawers(3, 2)] })
  b.box([62, 1, 54], [126, 62, 10], color, { top: [tint(0, 0.2, 1, 0.6, '#fbfbf8', 0.9)] })
  b.loft(oblong([0, 1], [62, 63], 54), triples('0 1 88, 62 1 64, 62 63 64, 0 63 88'), color)
  b.quiet.rod('y', [-5, 6, 84], 5, 52, '#fbfbf8')
}

export function step(b: Builder, color: string) {
  b.box(0, [44, 20, 36], color)
  b.box([0, 20, 0], [44, 22, 19], color)
}

export function foldingScreen(b: Builder, leaves: number, color: string) {
  const w = 66
  for (let i = 0; i < leaves; i++) {
    const [x, y] = [(i - leaves / 2) * w, i % 2 ? 7 : 0]
    b.box([x + 1, y, 12], [w - 2, 4, 166], color, {
      front: [
        battens(7, brand.ink, 0.1),
        panel(0, 0, 1, 0.02, metals.chrome),
        panel(0, 0.98, 1, 0.02, metals.chrome),
      ],
    })
    b.quiet.box([x + w / 2 - 3, y - 12, 0], [6, 28, 4], metals.graphite)
    b.quiet.box([x + w / 2 - 2, y, 4], [4, 4, 8], metals.graphite)
  }
}

export function curtain(b: Builder, color: string) {
  b.quiet.block(200, [190, 3, 4], metals.chrome)
  b.quiet.box([-95, -2, 24], [85.5, 4, 176], color, { front: [battens(9, brand.ink, 0.13)] })
  b.quiet.box([92, -1.5, 0], [3, 3, 200], metals.chrome)
}

export function basin(b: Builder, front: string) {
  b.box(0, [60, 42, 80], front, { front: [drawers(2, 1)] })
  b.box([-2, 0, 80], [64, 48, 6], '#f6f6f2', { top: [panel(0.16, 0.2, 0.68, 0.56, '#cfdbe0')] })
  b.quiet.cylinder([30, 7, 86], 2, 18, metals.chrome)
  b.quiet.box([28.5, 7, 104], [3, 15, 3], metals.chrome)
}

export function leaflets(place: Place): Mark {
  const colors = [brand.teal, brand.orange, brand.sun, fabrics.sage, fabrics.denim, fabrics.plum]
  return inset(...place, [
    panel(0, 0, 1, 1, '#e6e9ea'),
    ...colors.map((color, i) =>
      panel(0.06 + (i % 3) * 0.31, i < 3 ? 0.54 : 0.08, 0.26, 0.36, color),
    ),
  ])
}
