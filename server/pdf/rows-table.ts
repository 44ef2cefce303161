import type { Area, Book } from './book.ts'
import { color } from './tokens.ts'

export type Row = readonly [name: string, value: string]

export interface TableStyle {
  /** Width of the column of names, in points. */
  names: number
  /** Between two rows, without their line heights. */
  padding: number
  /** Font sizes from the largest to the smallest. */
  sizes: readonly number[]
}

const LEADING = 1.3
const GAP = 8

/**
 * Rows of a name and a value, as a table that is at most as high as its area: first in smaller print,
 * then with fewer lines for each.
 * @returns where it ends
 */
export function rowsTable(
  book: Book,
  rows: readonly Row[],
  area: Area,
  { names, padding, sizes }: TableStyle,
): number {
  const valueAt = { x: area.x + names + GAP, width: area.width - names - GAP }
  const heightOf = (value: string, size: number) =>
    book.heightOf(value, {
      ...valueAt,
      y: 0,
      size,
      color: color.ink,
      font: 'bold',
      leading: LEADING,
    })
  const { size, lines } = printSize(rows, area, { padding, sizes }, heightOf)
  const table = book.part('Table', book.part('Sect'))
  let y = area.y
  for (const [name, value] of rows) {
    const height = Math.min(heightOf(value, size), lines * size * LEADING)
    const row = book.part('TR', table)
    const style = { y: y + padding / 2, size, leading: LEADING }
    book.text(row, 'TH', name, {
      ...style,
      x: area.x,
      width: names,
      color: color.ink2,
      lines: 1,
    })
    book.text(row, 'TD', value, {
      ...style,
      ...valueAt,
      color: color.ink,
      font: 'bold',
      lines,
    })
    y += height + padding
    book.decoration(() => hairline(book, area, y))
  }
  return y
}

function printSize(
  rows: readonly Row[],
  area: Area,
  { padding, sizes }: Pick<TableStyle, 'padding' | 'sizes'>,
  heightOf: (value: string, size: number) => number,
): { size: number; lines: number } {
  for (const lines of [5, 3, 2, 1]) {
    for (const size of sizes) {
      const heights = rows.map(([, value]) =>
        Math.min(heightOf(value, size), lines * size * LEADING),
      )
      const total = heights.reduce((sum, height) => sum + height + padding, 0)
      if (total <= area.height) return { size, lines }
    }
  }
  return { size: sizes.at(-1) ?? 7, lines: 1 }
}

function hairline({ pdf }: Book, { x, width }: Area, y: number): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.4)
    .stroke(color.line)
}
