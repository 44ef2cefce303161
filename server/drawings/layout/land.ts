import type { Builder } from '../kit/builder.ts'
import { plot } from '../props/plots.ts'
import type { Row } from './row.ts'
import { madeRows, type Strip } from './rows.ts'
import type { Context } from './thing.ts'

export interface Land<C extends Context> {
  /** Rows of things and strips, from the back to the front. */
  lines: readonly (Row<C> | Strip)[]
  ground?: string
  /** Around the rows and between them, in cm. */
  walk?: number
  /** How high the things stand on it, in cm: those with a plot of their own on its kerb. */
  kerb?: number
}

/** Lays out rows one behind the other, on land as large as they need, its corner at the origin. */
export function layLand<C extends Context>(
  b: Builder,
  context: C,
  { lines, ground, walk = 50, kerb = 0 }: Land<C>,
): void {
  const rows = madeRows(b, context, lines, walk)
  plot(b, [0, 0, rows.w + 2 * walk, rows.d + 2 * walk], ground)
  rows.put(b.at(walk, walk), walk, kerb)
}
