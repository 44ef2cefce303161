import { printed } from '../../../web/printed.ts'
import type { Area, Book } from '../../pdf/book.ts'
import { color } from '../../pdf/tokens.ts'
import type { SpecSheet } from '../spec-sheet.ts'

const NAMES = 74
/** Between two rows, without their line heights. */
const PADDING = 7
const LEADING = 1.3
const SIZES = [10, 9.5, 9, 8.5, 8, 7.5, 7]

type Row = readonly [name: string, value: string]

/**
 * What is known, as a table that is at most as high as its area: first in smaller print, then with
 * fewer lines for each.
 * @returns where it ends
 */
export function factsTable(book: Book, sheet: SpecSheet, area: Area): number {
  const { code, collection, facts } = sheet
  const known: Row[] = [['Code', code], ['Collection', collection], ...facts]
  const rows = known
    .map(([name, value]): Row => [printed(name), printed(value)])
    .filter(([name, value]) => name && value)
  const { size, lines } = printSize(book, rows, area)
  const table = book.part('Table', book.part('Sect'))
  let y = area.y
  for (const [name, value] of rows) {
    const height = Math.min(heightOf(book, value, area, size), lines * size * LEADING)
    const row = book.part('TR', table)
    const style = { y: y + PADDING / 2, size, leading: LEADING }
    book.text(row, 'TH', name, {
      ...{ ...style, x: area.x, width: NAMES, color: color.ink2, lines: 1 },
    })
    book.text(row, 'TD', value, {
      ...{ ...style, ...valueAt(area), color: color.ink, font: 'bold', lines },
    })
    y += height + PADDING
    book.decoration(() => hairline(book, area, y))
  }
  return y
}

const valueAt = ({ x, width }: Area) => ({ x: x + NAMES + 8, width: width - NAMES - 8 })

function printSize(book: Book, rows: readonly Row[], area: Area): { size: number; lines: number } {
  for (const lines of [5, 3, 2, 1]) {
    for (const size of SIZES) {
      const heights = rows.map(([, value]) =>
        Math.min(heightOf(book, value, area, size), lines * size * LEADING),
      )
      const whole = heights.reduce((sum, height) => sum + height + PADDING, 0)
      if (whole <= area.height) return { size, lines }
    }
  }
  return { size: SIZES.at(-1) ?? 7, lines: 1 }
}

function heightOf(book: Book, value: string, area: Area, size: number): number {
  const style = { ...valueAt(area), y: 0, size, color: color.ink, font: 'bold' } as const
  return book.heightOf(value, { ...style, leading: LEADING })
}

function hairline({ pdf }: Book, { x, width }: Area, y: number): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.4)
    .stroke(color.line)
}
