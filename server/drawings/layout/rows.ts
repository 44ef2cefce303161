import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { depthOf, madeRow, putRow, type Row } from './row.ts'
import type { Context } from './thing.ts'

/** A strip across the land, such as a road, `d` cm deep; it is told the width of the land. */
export interface Strip {
  d: number
  lay: (b: Builder, w: number) => void
}

/**
 * Rows of things and strips, one before the other, `apart` cm between them and as long as the
 * longest row: the first is at the back with its corner at the origin.
 * @param under lays what is below, told the width and the depth of all
 * @param beyond how much further strips reach to both sides, in cm
 * @returns the width and the depth of all
 */
export function putRows<C extends Context>(
  b: Builder,
  context: C,
  lines: readonly (Row<C> | Strip)[],
  apart: number,
  under?: (size: Point) => void,
  beyond = 0,
) {
  const built = lines.map((line, i) =>
    isStrip(line) ? line : madeRow(b, context, nameOf(i), line),
  )
  const w = Math.max(...built.map(line => ('lay' in line ? 0 : line.least)))
  const rows = built.map(line => ('lay' in line ? line : line.placed(w)))
  const deep = rows.map(row => ('lay' in row ? row.d : depthOf(row)))
  const size: Point = [w, deep.reduce((sum, d) => sum + d + apart, -apart)]
  under?.(size)
  let y = 0
  for (const [i, row] of rows.entries()) {
    const d = deep[i] as number
    const middle = y + d / 2
    if ('lay' in row) row.lay(b.at(-beyond, y), w + 2 * beyond)
    else putRow(b, nameOf(i), row, (at, thing) => [at, middle - thing.d / 2, 0])
    y += d + apart
  }
  return size
}

const nameOf = (i: number) => `row ${i + 1}`

const isStrip = <C extends Context>(line: Row<C> | Strip): line is Strip => 'lay' in line
