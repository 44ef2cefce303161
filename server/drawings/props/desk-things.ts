import type { Builder } from '../kit/builder.ts'
import { pairs, points, triples } from '../kit/geometry.ts'
import { glowing, level, lines, type Mark, tint } from '../kit/mark.ts'
import { brand, leaves, metals } from '../kit/palette.ts'

export function screen(color = '#7fb8c6'): Mark[] {
  return [
    glowing(0.025, 0.04, 0.95, 0.92, color),
    tint(0.025, 0.04, 0.24, 0.92, '#ffffff', 0.3),
    lines(
      [level(0.78, 0.34, 0.74), level(0.62, 0.34, 0.88), level(0.46, 0.34, 0.66)],
      '#ffffff',
      2,
      0.75,
    ),
  ]
}

export function monitor(b: Builder, w: number, color?: string) {
  b.quiet.block([-8, 0], [22, 15, 1.2], metals.graphite)
  b.quiet.block([-4, 1.2], [4, 3, 14], metals.graphite)
  b.quiet.block([-2, 12], [w, 3, w * 0.58], metals.black, { front: screen(color) })
}

export function keyboard(b: Builder) {
  const color = '#eceae3'
  b.quiet.block([-6, 0], [42, 13, 1.4], color, {
    top: [tint(0.05, 0.14, 0.9, 0.72, brand.ink, 0.14)],
  })
  b.quiet.box([26, -4, 0], [6, 9, 1.6], color)
}

export function laptop(b: Builder) {
  b.quiet.block([-10, 0], [34, 22, 1.4], metals.steel, {
    top: [tint(0.08, 0.12, 0.84, 0.5, brand.ink, 0.4)],
  })
  b.quiet.block([-12, 1.4], [34, 1.6, 22], metals.steel, { front: screen() })
}

export function mug(b: Builder, color: string) {
  b.quiet.cylinder(0, 4, 9, color, { top: '#4a352a' })
}

export function pile(b: Builder, colors: readonly string[]) {
  colors.forEach((color, i) => {
    b.quiet.box([-13 + i, -9 + (i % 2), i * 3.6], [26 - 2 * i, 19 - i, 3.6], color)
  })
}

export function vase(b: Builder, color: string, flower = brand.orange) {
  b.quiet.turned(0, pairs('5 0, 8 7, 7 14, 3 20, 4 23'), color)
  for (const [x, y, z] of triples('-5 2 40, 4 -3 44, 3 5 37')) {
    b.wire(points([0, 0, 23], [x, y, z]), 1, leaves.green)
    b.quiet.ball([x, y, z], 3.6, flower)
  }
}

/** What lies before a seat: paper, a glass or a closed folder; centred, read from +y. */
export function papers(b: Builder, color: string) {
  b.quiet.block(0, [22, 30, 0.8], '#fbfbf8')
  b.quiet.box([16, -10, 0], [16, 20, 1.6], color)
}

export function openBook(b: Builder, cover: string) {
  const text = [0.3, 0.5, 0.7].flatMap(v => [level(v, 0.08, 0.42), level(v, 0.58, 0.92)])
  b.quiet.block([-11, 0], [34, 23, 1], cover)
  b.quiet.block([-10, 1], [31, 21, 1.4], brand.paper, {
    top: [tint(0.49, 0, 0.02, 1, brand.ink, 0.3), lines(text, brand.ink, 0.8, 0.4)],
  })
}

export function water(b: Builder) {
  b.quiet.turned(0, pairs('5 0, 6 10, 4 20, 5 23'), '#a9d3dd')
  b.quiet.cylinder([[-13, 13], 5, 0], 3, 10, '#cfe9ee')
}
