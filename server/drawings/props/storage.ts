import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import type { Mark } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import { fronts } from './kitchen-fronts.ts'

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
