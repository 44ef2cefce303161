import type { Builder } from '../../kit/builder.ts'
import type { Point } from '../../kit/geometry.ts'
import { bar, type Frame } from './frames.ts'

export const trestles = ['a', 'column', 'horse', 'y'] as const

/** A wooden trestle: an A with its tie, a column on a sledge, a saw-horse or a Y. */
export function trestle(
  b: Builder,
  style: (typeof trestles)[number],
  { w, h, thick, color }: Frame,
): void {
  const [y, head] = [-thick / 2, h - thick]
  const post = (from: Point, to: Point, wide = thick): void => {
    b.extrude(bar(from, to, wide), 'y', [0, y, 0], thick, color)
  }
  b.box(
    [-w * (style === 'horse' ? 0.5 : 0.42), y, head],
    [w * (style === 'horse' ? 1 : 0.84), thick, thick],
    color,
  )
  if (style === 'a') {
    for (const side of [-1, 1]) post([(side * w) / 2, 0], [side * thick * 0.8, head])
    b.box([-w * 0.21, y + thick, h * 0.32], [w * 0.42, thick * 0.6, thick * 1.1], color)
  }
  if (style === 'horse')
    for (const x of [-w * 0.36, w * 0.36])
      for (const side of [-1, 1])
        b.beam(
          [x, side * w * 0.28, 0],
          [x, side * (thick / 2 + 0.1), h - thick],
          thick * 0.9,
          color,
        )
  if (style === 'column' || style === 'y') {
    b.extrude(
      [
        [-w / 2, 0],
        [w / 2, 0],
        [w / 2, thick * 0.5],
        [w * 0.26, thick * 1.2],
        [-w * 0.26, thick * 1.2],
        [-w / 2, thick * 0.5],
      ],
      'y',
      [0, y * 1.3, 0],
      thick * 1.3,
      color,
    )
    if (style === 'column') post([0, thick * 1.2], [0, head], thick * 2.2)
    else {
      post([0, thick * 1.2], [0, h * 0.45], thick * 1.6)
      for (const side of [-1, 1])
        post([side * thick * 0.42, h * 0.45], [side * w * 0.36, head], thick * 0.8)
    }
  }
}
