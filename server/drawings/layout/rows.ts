import { depthOf, madeRow, putRow, type Row } from './row.ts'
import type { Context, Thing } from './thing.ts'

/** Rows of things one before the other, each as long as the longest; `apart` cm between them. */
export const rows =
  <C extends Context>(all: readonly Row<C>[], apart = 60): Thing<C> =>
  (b, context) => {
    const built = all.map((row, i) => madeRow(b, context, `row ${i + 1}`, row))
    const long = Math.max(...built.map(({ least }) => least))
    let y = 0
    for (const [i, row] of built.entries()) {
      const placed = row.placed(long)
      const deep = depthOf(placed)
      putRow(b, `row ${i + 1}`, placed, (at, thing) => [at, y + (deep - thing.d) / 2, 0])
      y += deep + apart
    }
  }
