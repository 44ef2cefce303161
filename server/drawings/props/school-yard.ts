import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { pairs } from '../kit/lists.ts'
import { inset, lines, type Mark, panel, tint } from '../kit/mark.ts'
import { brand, coats, fabrics, metals, woods } from '../kit/palette.ts'

const paints = [coats.orange, coats.sun, brand.teal, fabrics.denim, coats.sage]

/** Squares to hop through, painted on the ground along y from the origin. */
export function hopscotch(b: Builder): void {
  const squares = [0, 1, 2, 3, 4, 5, 6].flatMap(i =>
    (i % 3 === 2 ? [-26, 26] : [0]).map(x => [i, x]),
  )
  for (const [i, x] of squares as [number, number][])
    b.flat([x - 24, i * 50, 0.8], [48, 46, 0.2], paints[i % 5] as string, {
      top: [tint(0.36, 0.3, 0.28, 0.4, brand.paper)],
    })
}

export function seesaw(b: Builder, color: string): void {
  b.gable([-20, -16, 0], [40, 32, 41], 'y', metals.graphite)
  const plank = (z: number): Vec[] => [
    [-150, -13, 20 + z],
    [150, -13, 70 + z],
    [150, 13, 70 + z],
    [-150, 13, 20 + z],
  ]
  b.loft(plank(0), plank(7), color)
  for (const [x, z] of pairs('-118 34, 112 72'))
    b.quiet.box([x, -2, z], [5, 4, 26], metals.graphite)
}

export function sandpit(b: Builder, size: number): void {
  b.box(0, [size, size, 16], woods.ash, { top: [panel(0.07, 0.07, 0.86, 0.86, '#e2c88f')] })
  b.cylinder([size * 0.6, size * 0.6, 16], 10, 18, coats.orange, { r2: 14 })
  b.cylinder([size * 0.34, size * 0.42, 16], 22, 16, '#d8bb7c', { r2: 4 })
}

const letters: readonly (readonly (readonly Point[])[])[] = [
  [pairs('0.2 0.16, 0.5 0.86, 0.8 0.16'), pairs('0.32 0.42, 0.68 0.42')],
  [
    pairs('0.28 0.16, 0.28 0.86, 0.66 0.84, 0.7 0.56, 0.28 0.54'),
    pairs('0.7 0.54, 0.72 0.18, 0.28 0.16'),
  ],
  [pairs('0.76 0.76, 0.5 0.86, 0.26 0.68, 0.26 0.34, 0.5 0.16, 0.76 0.26')],
]

/** Three coloured tiles with the letters A, B and C, `size` cm wide, from u and v. */
export function letterTiles(u: number, v: number, size: number): Mark {
  return face => {
    const [w, h] = [size / face.w, size / face.h]
    const tile = (strokes: (typeof letters)[number], i: number) =>
      inset(u + i * w * 1.14, v, w, h, [
        panel(0, 0, 1, 1, paints[i] as string),
        lines(strokes, brand.paper, size * 0.11),
      ])
    return letters.flatMap((strokes, i) => tile(strokes, i)(face))
  }
}
