import { evenly, inTurn, type Point, pairs, points, triples } from '../kit/geometry.ts'
import { inset, lines, type Mark, panel, tint } from '../kit/mark.ts'
import { brand, coats, fabrics, metals, woods } from '../kit/palette.ts'
import { arc } from '../props/bent.ts'
import { swaying } from '../props/motions.ts'
import type { BuildingThing } from './look.ts'

/** Two in a steel frame along x; the seats move. */
export const swings: BuildingThing = (b, { accent }) => {
  for (const [x, y] of pairs('-130 -70, -130 70, 130 -70, 130 70'))
    b.beam([x, y, 0], [x, y / 14, 210], 8, metals.graphite)
  b.block(210, [276, 10, 10], metals.graphite)
  for (const [i, x] of [-60, 60].entries())
    b.moving(swaying([x, 0, 208], 3 + i, 3.4 + i * 0.5), g => {
      for (const at of [-18, 18]) g.wire(points([x + at, 0, 208], [x + at, 0, 48]), 2, '#6d7a80')
      g.box([x - 22, -9, 44], [44, 18, 4], accent)
    })
}

/** It comes down along +y. */
export const slide: BuildingThing = (b, { accent }) => {
  b.box([[-24, 18], -6, 0], [6, 6, 190], metals.graphite)
  b.box([-18, -5, evenly(5, 26, 130)], [36, 4, 4], metals.steel)
  b.block([0, 140], [52, 46, 6], woods.oak)
  b.box([[-26, 20], 40, 0], [6, 6, 140], metals.graphite)
  b.loft(
    triples('-24 46 138, 24 46 138, 24 236 14, -24 236 14'),
    triples('-24 46 146, 24 46 146, 24 240 22, -24 240 22'),
    accent,
  )
}

/** A tower with a pitched roof, a wall with holds and a bridge of bars. */
export const climbingFrame: BuildingThing = (b, { accent, paints: [color = accent] }) => {
  b.box([[-70, 60], [-70, 60], 0], [10, 10, 230], woods.teak)
  b.block(110, [120, 120, 8], woods.oak)
  b.gable([-86, -86, 230], [172, 172, 76], 'x', accent, { endColor: color })
  b.block([62, 118], [120, 5, 46], color)
  b.box([62, -60, 0], [5, 120, 110], color)
  b.box([190, [-60, 50], 0], [10, 10, 200], woods.teak)
  b.box([70, [-58, 54], 200], [130, 6, 6], metals.graphite)
}

/** A pitch of 860 by 520 cm with a goal at either end. */
export const pitch: BuildingThing = b => {
  const [w, d] = [860, 520]
  const edge = pairs('0.03 0.05, 0.97 0.05, 0.97 0.95, 0.03 0.95, 0.03 0.05')
  const circle = arc([0.5, 0.5], [90 / w, 90 / d], [0, 360], 24)
  const half = pairs('0.5 0.05, 0.5 0.95')
  b.flat(0, [w, d, 0.5], fabrics.clay, { top: [lines([edge, circle, half], '#fbf6ea', 6, 0.9)] })
  for (const x of [14, 846]) {
    const goal = b.at(x, 260, 0, 1)
    goal.box([[-134, 128], -3, 0], [6, 6, 180], metals.white)
    goal.block(180, [268, 6, 6], metals.white)
  }
}

const paints = [coats.orange, coats.sun, brand.teal, fabrics.denim, coats.sage]

export const hopscotch: BuildingThing = b => {
  for (const [i, x] of pairs('0 0, 1 0, 2 -26, 2 26, 3 0, 4 0, 5 -26, 5 26, 6 0'))
    b.flat([x - 24, i * 50, 0.8], [48, 46, 0.2], inTurn(paints, i), {
      top: [tint(0.36, 0.3, 0.28, 0.4, brand.paper)],
    })
}

export const seesaw: BuildingThing = (b, { accent }) => {
  b.gable([-20, -16, 0], [40, 32, 41], 'y', metals.graphite)
  const plank = (z: number) => triples('-150 -13 20, 150 -13 70, 150 13 70, -150 13 20', [0, 0, z])
  b.loft(plank(0), plank(7), accent)
  for (const [x, z] of pairs('-118 34, 112 72'))
    b.quiet.box([x, -2, z], [5, 4, 26], metals.graphite)
}

export const sandpit: BuildingThing = b => {
  b.box(0, [160, 160, 16], woods.ash, { top: [panel(0.07, 0.07, 0.86, 0.86, '#e2c88f')] })
  b.cylinder([96, 96, 16], 10, 18, coats.orange, { r2: 14 })
  b.cylinder([54.4, 67.2, 16], 22, 16, '#d8bb7c', { r2: 4 })
}

const letters: readonly (readonly (readonly Point[])[])[] = [
  [pairs('0.2 0.16, 0.5 0.86, 0.8 0.16'), pairs('0.32 0.42, 0.68 0.42')],
  [
    pairs('0.28 0.16, 0.28 0.86, 0.66 0.84, 0.7 0.56, 0.28 0.54'),
    pairs('0.7 0.54, 0.72 0.18, 0.28 0.16'),
  ],
  [pairs('0.76 0.76, 0.5 0.86, 0.26 0.68, 0.26 0.34, 0.5 0.16, 0.76 0.26')],
]

/** Three coloured tiles with the letters A, B and C, 40 cm wide, from u. */
export const letterTiles =
  (u: number): Mark =>
  face => {
    const [w, h] = [40 / face.w, 40 / face.h]
    return letters.map((strokes, i) =>
      inset(u + i * w * 1.14, 0.06, w, h, [
        panel(0, 0, 1, 1, inTurn(paints, i)),
        lines(strokes, brand.paper, 4.4),
      ]),
    )
  }
