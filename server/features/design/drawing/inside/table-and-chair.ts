import type { Builder } from '../../../../drawings/kit/builder.ts'
import { lighter, metals } from '../../../../drawings/kit/palette.ts'
import type { Inside, Piece } from './look.ts'

/** Furniture of units has few solids each, since many are drawn small. */
export const together =
  (piece: Piece): Piece =>
  (b, inside) =>
    b.group(g => piece(g, inside))

export function chair(b: Builder, color: string): void {
  b.block([-20, 0], [5, 40, 44], metals.graphite)
  b.block([-20, 44], [44, 42, 6], color)
  b.block([-24, 50], [42, 5, 36], color)
}

export function table(b: Builder, w: number, d: number, { wood }: Inside): void {
  for (const x of [-w / 2 + 4, w / 2 - 9]) b.box([x, -d / 2 + 5, 0], [5, d - 10, 70], wood)
  b.block([-d / 2, 70], [w, d, 4], lighter(wood, 0.12))
}
