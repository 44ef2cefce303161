import type { Builder } from '../../../kit/builder.ts'

/** What fills a bay of railing. */
export const railings = ['bars', 'rails', 'crossed', 'sheet'] as const

/** A bay of railing along x: upright bars, level rails, wires or a sheet in the frame. */
export function bay(
  b: Builder,
  w: number,
  h: number,
  color: string,
  style: (typeof railings)[number],
): void {
  for (const x of [0, w - 5]) b.box([x, 0, 0], [5, 5, h], color)
  b.box([-3, -1, h], [w + 6, 7, 5], color)
  b.box([5, 1, 8], [w - 10, 3, 4], color, { casts: false })
  if (style === 'bars')
    for (let x = 16; x < w - 12; x += 13)
      b.box([x, 1, 12], [2.4, 2.4, h - 12], color, { casts: x % 2 === 0 })
  if (style === 'rails')
    for (const k of [0.28, 0.46, 0.64, 0.82]) b.box([5, 1, h * k], [w - 10, 3, 4], color)
  if (style === 'crossed') {
    const half = (w - 10) / 2
    for (const x of [5, 5 + half]) {
      b.beam([x + 2, 2.5, 14], [x + half - 2, 2.5, h - 4], 3, color, { casts: false })
      b.beam([x + 2, 0.2, h - 4], [x + half - 2, 0.2, 14], 0.4, color, { casts: false })
    }
    b.box([5 + half - 1.5, 1, 12], [3, 3, h - 12], color)
  }
  if (style === 'sheet') b.box([9, 1.5, 16], [w - 18, 2, h - 24], color)
}
