import type { Builder } from '../../../kit/builder.ts'
import { disc } from '../../../kit/mark.ts'
import { flangedPipe, ladder } from '../../../props/pipework.ts'
import type { Plan } from './parts.ts'

/** A cylinder on two saddles. */
export function lying(b: Builder, { brief, r, h, color, steel }: Plan): void {
  const length = h * brief.between(1.4, 1.9)
  const foot = brief.between(30, 90)
  b.slab([-length / 2 - 60, -r - 60, -8], [length + 120, 2 * r + 120, 8], '#d3d6d1')
  for (const x of [-length * 0.3, length * 0.3 - 14]) saddle(b, x, r, foot, steel)
  b.rod('x', [-length / 2, 0, foot + r], r, length, color, {
    ends: [disc(0.5, 0.5, r * 0.97, color, 26)],
  })
  for (const [k, t] of [
    [0.9, 9],
    [0.7, 8],
    [0.42, 5],
  ] as const) {
    const before = k === 0.9 ? 0 : k === 0.7 ? 9 : 17
    b.rod('x', [length / 2 + before, 0, foot + r], r * k, t, color)
  }
  const top = foot + 2 * r
  for (const x of [-length * 0.34, length * 0.1]) {
    b.cylinder([x, 0, top - 1], 20, 16, steel)
    b.cylinder([x, 0, top + 15], 26, 5, steel)
  }
  flangedPipe(b.at(length * 0.32, 0, top - 1), brief.between(34, 60), steel, { r: 7 })
  ladder(b.at(-length * 0.1, r + 6, 0), foot + 2 * r, steel)
  b.rod('y', [length * 0.36, r + 2, foot + r * 0.4], 6, 34, steel)
  b.rod('y', [length * 0.36, r + 36, foot + r * 0.4], 11, 5, steel, {
    ends: [disc(0.5, 0.5, 4, '#26323a')],
  })
}

function saddle(b: Builder, x: number, r: number, foot: number, color: string): void {
  const w = r * 0.82
  b.box([x, -w, 0], [14, 2 * w, foot + r * 0.16], color)
  for (const side of [-1, 1]) {
    const z = foot + r * 0.16
    b.extrude(
      [
        [side * w, z],
        [side * r * 0.58, z],
        [side * w, foot + r * 0.4],
      ],
      'x',
      [x, 0, 0],
      14,
      color,
    )
  }
}
