import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { type Mark, panel } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { fronts } from './kitchen-fronts.ts'
import { shelving } from './stocked.ts'

export function bookshelf(
  b: Builder,
  random: Random,
  { w, h, columns, rows, wood }: Record<'w' | 'h' | 'columns' | 'rows', number> & { wood: string },
) {
  b.box(0, [w, 32, h], wood, {
    front: [shelving(columns, rows, wood, random)],
    right: [panel(0.06, 0.03, 0.88, 0.94, '#0b1a2a', 0.05)],
  })
}

/** A box with marks on its front, such as doors or drawers. */
export function cupboard(b: Builder, size: Vec, color: string, front: readonly Mark[]) {
  b.box(0, size, color, { front })
}

/** Drawers with bars, or with knobs on framed fronts. */
export const drawers = (
  columns: number,
  rows: number,
  handle = metals.black,
  style: 'bar' | 'shaker' = 'bar',
): Mark => fronts(columns, rows, { style, handle })

export const doors = (count: number, handle = metals.black): Mark =>
  fronts(count, 1, { style: 'bar', handle, grip: 'side' })
