import type { Builder } from '../kit/builder.ts'
import { plot } from '../props/plots.ts'
import { depthOf, madeRow, putRow, type Row } from './row.ts'
import type { Context } from './thing.ts'

/** A strip across the land, such as a road, `d` cm deep; it is told the width of the land. */
export interface Strip {
  readonly d: number
  readonly lay: (b: Builder, w: number) => void
}

export interface Land<C extends Context> {
  /** Rows of things and strips, from the back to the front. */
  readonly lines: readonly (Row<C> | Strip)[]
  readonly ground?: string
  /** Around the rows and between them, in cm. */
  readonly walk?: number
  /** How high the things stand on it, in cm: those with a plot of their own on its kerb. */
  readonly kerb?: number
}

/** Lays out rows one behind the other, on land as large as they need, its corner at the origin. */
export function layLand<C extends Context>(b: Builder, context: C, land: Land<C>): void {
  const { lines, ground, walk = 50, kerb = 0 } = land
  const all = lines.map((line, i) =>
    isStrip(line) ? line : madeRow(b, context, `line ${i + 1}`, line),
  )
  const least = Math.max(...all.map(line => ('lay' in line ? 0 : line.least)))
  const w = least + 2 * walk
  const rows = all.map(line => ('lay' in line ? line : line.placed(least)))
  const deep = rows.map(row => ('lay' in row ? row.d : depthOf(row)))
  plot(b, [0, 0, w, deep.reduce((sum, d) => sum + d + walk, walk)], ground)
  let y = walk
  for (const [i, row] of rows.entries()) {
    const d = deep[i] as number
    if ('lay' in row) row.lay(b.at(0, y), w)
    else putRow(b, `line ${i + 1}`, row, (at, thing) => [walk + at, y + (d - thing.d) / 2, kerb])
    y += d + walk
  }
}

const isStrip = <C extends Context>(line: Row<C> | Strip): line is Strip => 'lay' in line
