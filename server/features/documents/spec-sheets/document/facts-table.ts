import { printed } from '../../../../../web/base/printed.ts'
import type { Area, Book } from '../../../../pdf/book.ts'
import { type Row, rowsTable } from '../../../../pdf/rows-table.ts'
import type { SpecSheet } from '../spec-sheet.ts'

const style = { names: 74, padding: 7, sizes: [10, 9.5, 9, 8.5, 8, 7.5, 7] }

/**
 * Prints the facts as a table that is at most as high as its area.
 * @returns where it ends
 */
export function factsTable(book: Book, sheet: SpecSheet, area: Area): number {
  const { code, collection, facts } = sheet
  const all: Row[] = [['Code', code], ['Collection', collection], ...facts]
  const rows = all
    .map(([name, value]): Row => [printed(name), printed(value)])
    .filter(([name, value]) => name && value)
  return rowsTable(book, rows, area, style)
}
