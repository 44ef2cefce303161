import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'

/** A pallet under a part. */
export function pallet(b: Builder): void {
  for (const y of [-14, 16, 46]) b.box([-22, y, 0], [100, 12, 9], '#b08a5a')
  for (let i = 0; i < 5; i++) b.box([-22 + i * 20.5, -14, 9], [18, 72, 5], '#c79a63')
}

/** Two battens under a part of a width. */
export function stands(b: Builder, w: number): void {
  for (const x of [w * 0.14, w * 0.86 - 10]) b.box([x, -18, 0], [10, 42, 6], '#b08a5a')
}

/** A goalpost for hanging parts, `w` between its posts at a height. */
export function gallows(b: Builder, w: number, h: number, around: number): void {
  for (const x of [-around - 7, w + around]) {
    b.box([x, 0, 4], [7, 7, h - 4], '#48545c')
    b.box([x - 6, -24, 0], [19, 55, 4], '#48545c')
  }
  b.box([-around - 7, 0, h], [w + 2 * around + 14, 7, 8], '#48545c')
}

/** Two hooks between a part and its rail. */
export function hooks(b: Builder, w: number, from: number, to: number): void {
  for (const x of [w * 0.2, w * 0.8])
    b.wire(
      [
        [x, 3, from],
        [x, 3, to],
      ],
      2.4,
      metals.black,
    )
}
