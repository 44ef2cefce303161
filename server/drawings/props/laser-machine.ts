import type { Builder } from '../kit/builder.ts'
import { grid, type Point, points } from '../kit/geometry.ts'
import { disc, glowing, type Mark, panel, tint } from '../kit/mark.ts'
import { brand, metals, mix } from '../kit/palette.ts'
import { boards } from './cladding.ts'
import { screen } from './desk-things.ts'
import { toAndFro } from './motions.ts'

/**
 * A flat-bed laser cutter with the corner of its bed at the origin.
 * @param gantry where it stands along the bed, 0..1; it spans along y
 * @param by how far it runs, in cm
 */
export function laserCutter(
  b: Builder,
  [w, d]: Point,
  color: string,
  gantry: number,
  [by, seconds]: Point = [0, 1],
) {
  const dark = '#33424a'
  const frame = tint(0, 0, 1, 0.16, dark)
  const hatch = (u: number, wide: number) => panel(u, 0.3, wide, 0.5, mix(color, dark, 0.12))
  b.box(0, [w, d, 66], color, {
    front: [frame, hatch(0.04, 0.44), hatch(0.52, 0.44)],
    right: [frame, hatch(0.16, 0.68)],
    topColor: dark,
    top: [boards(Math.round(w / 16), true, metals.steel, 0.5)],
  })
  b.box([0, [0, d - 14], 66], [w, 14, 12], metals.graphite)
  b.quiet.box([26, 24, 66], [w - 52, d - 48, 3], '#bcc8cd', { top: contours(w, d) })
  const x = 30 + (w - 130) * gantry
  const run = (build: (g: Builder) => void) => b.moving(toAndFro([by, 0, 0], seconds), build)
  run(g => {
    g.box([x, [0, d - 14], 78], [52, 14, 26], color)
    g.box([x, -6, 104], [52, d + 12, 34], color, {
      right: [tint(0.06, 0.3, 0.5, 0.34, brand.teal)],
    })
  })
  run(g => {
    g.quiet.box([x + 52, d * 0.42, 84], [26, 34, 46], dark, {
      right: [glowing(0.2, 0.55, 0.6, 0.3, brand.orange)],
    })
    g.quiet.cylinder([x + 65, d * 0.42 + 17, 74], 3, 10, metals.brass, { r2: 7 })
  })
  run(g => sparks(g.at(x + 65, d * 0.42 + 17, 69.4)))
}

/** What is being cut, by turns square and round. */
function contours(w: number, d: number): Mark[] {
  const [columns, rows] = [Math.round(w / 70), Math.round(d / 64)]
  const [wide, high] = [0.6 / columns, 0.6 / rows]
  return grid(columns, columns * rows).map(([i, j]) => {
    const [u, v] = [(i + 0.5) / columns, (j + 0.5) / rows]
    return (i + j) % 2 === 0
      ? panel(u - wide / 2, v - high / 2, wide, high, '#5d6d75')
      : disc(u, v, 18, '#5d6d75', 14)
  })
}

export function sparks(b: Builder, size = 1) {
  b.glow(0, 26 * size, '#ffe39a', 0.35)
  b.glow(0.2, 13 * size, '#fff6d8', 0.9)
  for (let i = 0; i < 7; i++) {
    const a = i * 0.9 + 0.4
    const r = (22 + ((i * 11) % 16)) * size
    const [x, y] = [Math.cos(a), Math.sin(a)]
    const flash = points([x * 6, y * 6, 2], [x * r, y * r, (6 + ((i * 7) % 14)) * size])
    b.wire(flash, 1.6 * size, '#f6c453')
  }
}

export function controlDesk(b: Builder, color: string) {
  b.block(0, [44, 32, 92], color, { front: [panel(0.14, 0.1, 0.72, 0.6, brand.ink, 0.1)] })
  b.quiet.block([-14, 92], [56, 40, 6], '#33424a')
  b.quiet.block([-14, 98], [52, 5, 38], '#33424a', { front: screen('#5fae9d') })
}
