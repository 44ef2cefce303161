import type { Builder } from '../kit/builder.ts'
import { depthOf, madeRow, putRow, type Row } from './row.ts'
import type { Context } from './thing.ts'

/** A strip across the land, such as a road, `d` cm deep; it is told the width of the land. */
export interface Strip {
  d: number
  lay: (b: Builder, w: number) => void
}

/** Rows and strips that are as long as the longest row, to be put down; lengths in cm. */
interface MadeRows {
  w: number
  d: number
  /**
   * Puts them on the ground, the first at the back with its corner at the origin.
   * @param beyond how much further strips reach to both sides
   */
  put(b: Builder, beyond?: number): void
}

/** Builds rows of things and strips that lie one before the other, `apart` cm between them. */
export function madeRows<C extends Context>(
  b: Builder,
  context: C,
  lines: readonly (Row<C> | Strip)[],
  apart: number,
): MadeRows {
  const built = lines.map((line, i) =>
    isStrip(line) ? line : madeRow(b, context, nameOf(i), line),
  )
  const w = Math.max(...built.map(line => ('lay' in line ? 0 : line.least)))
  const rows = built.map(line => ('lay' in line ? line : line.placed(w)))
  const deep = rows.map(row => ('lay' in row ? row.d : depthOf(row)))
  return {
    w,
    d: deep.reduce((sum, d) => sum + d + apart, -apart),
    put(b, beyond = 0) {
      let y = 0
      for (const [i, row] of rows.entries()) {
        const d = deep[i] as number
        const middle = y + d / 2
        if ('lay' in row) row.lay(b.at(-beyond, y), w + 2 * beyond)
        else putRow(b, nameOf(i), row, (at, thing) => [at, middle - thing.d / 2, 0])
        y += d + apart
      }
    },
  }
}

const nameOf = (i: number) => `row ${i + 1}`

const isStrip = <C extends Context>(line: Row<C> | Strip): line is Strip => 'lay' in line
