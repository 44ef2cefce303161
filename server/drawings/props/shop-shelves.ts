import type { Builder } from '../kit/builder.ts'
import { inset, panel } from '../kit/mark.ts'
import { brand, darker, glass } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { type Sort, stocked } from './stocked.ts'

/** How many shelves about `wide` and `high` cm there are in w by h cm. */
const split = (w: number, wide: number, h: number, high: number) =>
  [Math.max(1, Math.round(w / wide)), Math.max(2, Math.round(h / high))] as const

/** Shelves of goods in columns and rows. */
export function goodsShelf(
  b: Builder,
  size: readonly [number, number, number],
  sort: Sort,
  columnsAndRows: readonly [number, number],
  color: string,
  random: Random,
) {
  b.box(0, size, color, { front: [stocked(sort, columnsAndRows, random, color)] })
}

export function packetShelf(b: Builder, w: number, h: number, random: Random, color: string) {
  goodsShelf(b, [w, 36, h], 'packets', split(w, 90, h, 40), color, random)
}

export function gondola(b: Builder, w: number, h: number, random: Random, color: string) {
  b.block(0, [w, 68, 12], darker(color, 0.4))
  b.block(12, [w, 60, h - 12], color, {
    front: [stocked('packets', split(w, 80, h, 38), random, color)],
    right: [
      panel(0.12, 0.1, 0.76, 0.8, darker(color, 0.12)),
      panel(0.24, 0.6, 0.52, 0.22, brand.orange),
    ],
  })
}

export function displayCase(b: Builder, w: number, base: string, random: Random) {
  const pane = [0.02, 0.06, 0.96, 0.88] as const
  b.box(0, [w, 56, 56], base)
  b.box(56, [w, 56, 52], '#cfe6ea', {
    topColor: '#e6f3f5',
    front: [
      inset(...pane, [stocked('cakes', [1, 2], random, base)]),
      panel(...pane, glass.pane, { opacity: 0.18, edge: false }),
    ],
  })
}
