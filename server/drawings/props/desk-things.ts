import type { Builder } from '../kit/builder.ts'
import { level, lines, type Mark, panel } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'

/** What a screen shows: a window with a side bar and some text lines. */
export function screen(color = '#7fb8c6'): Mark[] {
  return [
    panel(0.025, 0.04, 0.95, 0.92, color, { edge: false, glows: true }),
    panel(0.025, 0.04, 0.24, 0.92, '#ffffff', { opacity: 0.3, edge: false }),
    lines(
      [level(0.78, 0.34, 0.74), level(0.62, 0.34, 0.88), level(0.46, 0.34, 0.66)],
      '#ffffff',
      2,
      0.75,
    ),
  ]
}

/** A monitor on its stand, centred on the origin, facing +y. */
export function monitor(b: Builder, w: number, color: string): void {
  const quiet = { casts: false }
  b.box([-11, -8, 0], [22, 15, 1.2], metals.graphite, quiet)
  b.box([-2, -4, 1.2], [4, 3, 14], metals.graphite, quiet)
  b.box([-w / 2, -2, 12], [w, 3, w * 0.58], metals.black, { ...quiet, front: screen(color) })
}

/** A keyboard and a mouse, centred, facing +y. */
export function keyboard(b: Builder): void {
  const color = '#eceae3'

  b.box([-21, -6, 0], [42, 13, 1.4], color, {
    casts: false,
    top: [panel(0.05, 0.14, 0.9, 0.72, '#10262b', { opacity: 0.14, edge: false })],
  })
  b.box([26, -4, 0], [6, 9, 1.6], color, { casts: false })
}

/** An open laptop, centred, facing +y. */
export function laptop(b: Builder): void {
  b.box([-17, -10, 0], [34, 22, 1.4], metals.steel, {
    casts: false,
    top: [panel(0.08, 0.12, 0.84, 0.5, '#10262b', { opacity: 0.4, edge: false })],
  })
  b.box([-17, -12, 1.4], [34, 1.6, 22], metals.steel, { casts: false, front: screen() })
}

export function mug(b: Builder, color: string): void {
  b.cylinder([0, 0, 0], 4, 9, color, { top: '#4a352a', casts: false })
}

/** A pile of books or paper lying flat, centred. */
export function pile(b: Builder, colors: readonly string[]): void {
  colors.forEach((color, i) => {
    b.box([-13 + i, -9 + (i % 2), i * 3.6], [26 - 2 * i, 19 - i, 3.6], color, { casts: false })
  })
}

/** A vase with a few stems. */
export function vase(b: Builder, color: string, flower = '#d8572a'): void {
  b.turned(
    [0, 0, 0],
    [
      [5, 0],
      [8, 7],
      [7, 14],
      [3, 20],
      [4, 23],
    ],
    color,
    { casts: false },
  )
  for (const [x, y, z] of [
    [-5, 2, 40],
    [4, -3, 44],
    [3, 5, 37],
  ] as const) {
    b.wire(
      [
        [0, 0, 23],
        [x, y, z],
      ],
      1,
      '#5f8d57',
    )
    b.ball([x, y, z], 3.6, flower, { casts: false })
  }
}

/** What lies before a seat: paper, a glass or a closed folder; centred, read from +y. */
export function papers(b: Builder, color: string): void {
  b.box([-11, -15, 0], [22, 30, 0.8], '#fbfbf8', { casts: false })
  b.box([16, -10, 0], [16, 20, 1.6], color, { casts: false })
}

/** A jug and two glasses. */
export function water(b: Builder): void {
  b.turned(
    [0, 0, 0],
    [
      [5, 0],
      [6, 10],
      [4, 20],
      [5, 23],
    ],
    '#a9d3dd',
    { casts: false },
  )
  for (const x of [-13, 13]) b.cylinder([x, 5, 0], 3, 10, '#cfe9ee', { casts: false })
}
