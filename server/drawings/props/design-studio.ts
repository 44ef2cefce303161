import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { grid, inTurn, pairs } from '../kit/geometry.ts'
import { inset, level, lines, type Mark, panel, polygon } from '../kit/mark.ts'
import { brand, coats, fabrics, metals, valuesOf, woods } from '../kit/palette.ts'
import type { Place } from './openings.ts'

/** A tilted drawing board on its stand, a plan on it and a lamp; you draw from +y. */
export function drawingTable(b: Builder, wood: string) {
  for (const x of [-62, 54]) {
    b.box([x, -30, 0], [8, 60, 6], metals.graphite)
    b.box([x, -6, 6], [8, 10, 64], metals.graphite)
  }
  b.gable([-80, -46, 70], [160, 92, 40], 'x', wood, {
    ridge: 0,
    slopes: [panel(0.06, 0.08, 0.88, 0.84, '#f7f6f0'), plan()],
  })
  b.quiet.block([46, 70], [160, 5, 6], wood)
}

function plan(): Mark {
  return lines(
    [
      pairs('0.14 0.2, 0.6 0.2, 0.6 0.8, 0.14 0.8, 0.14 0.2'),
      pairs('0.36 0.2, 0.36 0.56, 0.6 0.56'),
      level(0.76, 0.68, 0.86),
      level(0.62, 0.68, 0.82),
      pairs('0.68 0.24, 0.86 0.24, 0.86 0.48, 0.68 0.48, 0.68 0.24'),
    ],
    brand.teal,
    1.6,
    0.85,
  )
}

export function plotter(b: Builder) {
  b.box([[-66, 58], -20, 0], [8, 40, 80], metals.graphite)
  b.block(80, [168, 52, 30], '#e8e6de', { front: [panel(0.04, 0.5, 0.2, 0.3, '#33424a')] })
  b.quiet.block([26.5, 24], [116, 1.5, 66], brand.paper, { front: [plan()] })
}

export function samples([u, v, w, h]: Place, brief: Brief): Mark {
  const colors = brief.shuffle([...valuesOf(fabrics), ...valuesOf(woods), ...valuesOf(coats)])
  const pinned = grid(8, 24).map(([column, row], i) =>
    panel(0.03 + column * 0.071, 0.12 + row * 0.29, 0.058, 0.24, inTurn(colors, i)),
  )
  return inset(u, v, w, h, [
    panel(0, 0, 0.6, 1, '#f7f3ea'),
    ...pinned,
    ...sheet(0.66, 0.4, 0.14, 0.6, brief),
    ...sheet(0.83, 0.24, 0.17, 0.76, brief),
    ...sheet(0.66, 0, 0.14, 0.32, brief),
  ])
}

function sheet(u: number, v: number, w: number, h: number, brief: Brief): Mark[] {
  const house = pairs('0.15 0.25, 0.85 0.25, 0.85 0.55, 0.5 0.8, 0.15 0.55', [w, h], [u, v])
  return [
    panel(u, v, w, h, brand.paper),
    polygon(house, brief.pick(['#9fc3c6', '#e6b8a2', '#ecd49a'])),
  ]
}

export function swatches(b: Builder, brief: Brief) {
  const colors = brief.shuffle(valuesOf(fabrics))
  for (const [i, [column, row]] of grid(3, 6).entries())
    b.quiet.box([column * 28 - 40, row * 34 - 30, 0], [24, 28, 2], inTurn(colors, i))
}
