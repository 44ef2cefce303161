import type { Builder } from '../kit/builder.ts'
import { disc, type Mark } from '../kit/mark.ts'
import { woods } from '../kit/palette.ts'

/** Split logs stacked along x between two posts. */
export function firewood(b: Builder, w: number, h: number): void {
  const ends: Mark = face => {
    const [columns, rows] = [Math.round(w / 20), Math.round(h / 18)]
    return Array.from({ length: columns * rows }, (_, i) => {
      const row = Math.floor(i / columns)
      const u = ((i % columns) + (row % 2 ? 0.5 : 0.1) + 0.2) / (columns + 0.5)
      return disc(u, (row + 0.5) / rows, 8, i % 3 ? '#d8b686' : '#c79a63', 7)
    }).flatMap(mark => mark(face).map(patch => ({ ...patch, edge: false })))
  }
  b.box([0, 0, 0], [w, 44, h], woods.mahogany, { front: [ends] })
}

/** A fire in a ring of stones with log seats around it. */
export function fireplace(b: Builder): void {
  b.cylinder([0, 0, 0], 46, 16, '#a49c8c', { top: '#4b3f38' })
  b.beam([-20, -8, 20], [18, 10, 24], 9, woods.walnut)
  b.beam([12, -16, 20], [-12, 18, 24], 9, woods.walnut)
  b.cylinder([0, 0, 28], 13, 40, '#e9953c', { r2: 1, casts: false })
  for (const [x, y] of [
    [-46 - 46, 10],
    [10, 46 + 46],
  ] as const)
    b.cylinder([x, y, 0], 18, 34, woods.mahogany, { top: '#d8b686' })
}

/** A hammock along x between two posts. */
export function hammock(b: Builder, length: number, cloth: string): void {
  for (const x of [0, length]) b.cylinder([x, 0, 0], 6, 150, woods.walnut)
  const half = length / 2
  b.wire(
    [
      [4, 0, 138],
      [40, 0, 92],
    ],
    2,
    '#48545c',
  )
  b.wire(
    [
      [length - 4, 0, 138],
      [length - 40, 0, 92],
    ],
    2,
    '#48545c',
  )
  const ring = (y: number) =>
    [
      [40, y, 92],
      [half - 40, y, 62],
      [half + 40, y, 62],
      [length - 40, y, 92],
    ] as [number, number, number][]
  b.loft(ring(-34), ring(34), cloth)
}

/** A rain barrel beside a wall. */
export function rainBarrel(b: Builder): void {
  b.turned(
    [0, 0, 0],
    [
      [26, 0],
      [33, 34],
      [33, 52],
      [27, 88],
    ],
    woods.teak,
    { top: '#5f95a3' },
  )
}
