import type { Builder } from '../kit/builder.ts'
import { evenly, grid, partsOf, shares, type Vec } from '../kit/geometry.ts'
import { level, lines, panel, tint, upright } from '../kit/mark.ts'
import { brand, metals, woods } from '../kit/palette.ts'
import { battens, boards } from './cladding.ts'
import { polygonRing } from './roofs/tiers.ts'
import { crossMark } from './wall-signs.ts'

/** A timber deck with its corner at the origin, `height` cm high, and a step in front. */
export function deck(b: Builder, w: number, d: number, height = 22, wood = woods.oak) {
  b.box(0, [w, d, height], wood, { top: [boards(partsOf(d, 18, 4))] })
  if (height > 14) b.box([w * 0.3, d, 0], [w * 0.3, 34, height / 2], wood)
}

/** A flat canopy on slim posts at its front edge; the corner of its roof is over the origin. */
export function canopy(
  b: Builder,
  w: number,
  d: number,
  height: number,
  { roof = '#f3f0e7', post = metals.black, posts = 2 } = {},
) {
  b.box([evenly(posts, 8, w - 16), d - 16, 0], [8, 8, height], post)
  b.box(height, [w, d, 10], roof)
}

/** A sloping striped awning over a shop front: high at the wall (y = 0), low in front. */
export function awning(b: Builder, w: number, d: number, z: number, color: string) {
  const stripes = [battens(partsOf(w, 42, 4), brand.paper, 0.85)]
  b.gable(z, [w, d, 46], 'x', color, { ridge: 0, slopes: stripes })
  b.quiet.box([0, d - 2, z - 16], [w, 2, 16], color, { front: stripes })
}

export function pergola(b: Builder, [w, d, h]: Vec, wood: string, bars: number) {
  b.box([[0, w - 12], d - 12, 0], [12, 12, h], wood)
  b.box([-14, [0, d - 12], h], [w + 28, 12, 12], wood)
  for (const [i, x] of evenly(bars, 0, w - 8).entries())
    (i % 2 ? b.quiet : b).box([x, -10, h + 12], [8, d + 20, 10], wood)
}

export function railing(b: Builder, length: number, height = 95, color = metals.black) {
  const bars = shares(partsOf(length, 16)).map(u => upright(u))
  const marks = [lines(bars, color, 2), lines([level(0.08), level(0.98)], color, 4.5)]
  b.quiet.clear(0, [length, 2, height], { front: marks, back: marks })
}

export function planter(b: Builder, length: number, pot: string, leaf: string) {
  b.box(0, [length, 40, 42], pot)
  b.box([4, 4, 42], [length - 8, 32, 26], leaf)
}

export function streetLamp(b: Builder, height: number) {
  b.cylinder(0, 9, 14, metals.graphite)
  b.cylinder(14, 4, height - 14, metals.graphite, { r2: 3 })
  b.block([0, height], [6, 80, 5], metals.graphite)
  b.quiet.block([52, height - 6], [16, 34, 6], '#f6e3ae')
}

export function solarPanels(b: Builder, columns: number, rows: number) {
  const joints = [upright(0.35, 0.04, 0.96), upright(0.65, 0.04, 0.96), level(0.5, 0.04, 0.96)]
  const cells = [panel(0.04, 0.04, 0.92, 0.92, '#27466b'), lines(joints, '#c8d8e8', 2, 0.6)]
  for (const [column, row] of grid(columns, columns * rows)) {
    const at = b.at(column * 96, row * 84)
    at.quiet.gable(0, [88, 74, 26], 'x', '#dfe3e4', { ridge: 0, slopes: cells })
  }
}

export function sign(b: Builder, w: number, color: string, height: number) {
  b.quiet.box(0, [w, 8, height], color, {
    front: [
      panel(0.08, 0.52, 0.6, 0.22, '#ffffff', 0.9),
      panel(0.08, 0.22, 0.4, 0.14, '#ffffff', 0.55),
    ],
  })
}

export function signPost(b: Builder, color: string) {
  b.block(0, [10, 10, 210], metals.steel)
  b.block(210, [100, 8, 100], color, {
    front: [crossMark(0.5, 0.5, 62, brand.paper), tint(0.06, 0.06, 0.88, 0.05, brand.paper)],
  })
}

export function parasol(b: Builder, color: string, height = 230) {
  b.cylinder(0, 16, 6, metals.graphite)
  b.cylinder(6, 3, 66, metals.graphite)
  b.cylinder(72, 46, 5, woods.ash)
  b.cylinder(77, 2.5, height - 120, metals.white)
  b.loft(polygonRing(8, 120, height - 44), polygonRing(8, 4, height + 10), color)
}
