import { setImmediate as others } from 'node:timers/promises'
import { decoded } from '../../csv/decode.ts'
import { readRecords } from '../../csv/read-records.ts'
import { badRequest } from '../../errors.ts'
import { type Column, type ColumnId, textIn } from './columns.ts'
import { type Head, readHead, separatorOf } from './read-head.ts'
import type { RowCells } from './read-price.ts'

/** A row of a file, in the columns that are known. */
export interface FileRow {
  /** As spreadsheet programs count: the titles are row 1. */
  row: number
  cells: RowCells
  /** It has cells beyond the last column. */
  isLonger: boolean
}

export interface TableFile extends Pick<Head, 'unknown'> {
  rows: FileRow[]
}

/** More than a site has products; the largest collections have 2,000. */
const MOST_ROWS = 10_000

/** Rows that are read before other requests get their turn. */
const AT_ONCE = 100

/**
 * Reads a table of products as spreadsheet programs write them. Empty rows are left out.
 * @throws AppError 400 where it cannot be read as one
 */
export async function readTable(bytes: Uint8Array): Promise<TableFile> {
  const text = decoded(bytes)
  if (text.trim() === '') throw badRequest('The file is empty.')
  const [titles = [], ...records] = await readRecords(text, separatorOf(text), MOST_ROWS + 1)
  const head = readHead(titles)
  const rows: FileRow[] = []
  for (const [index, cells] of records.entries()) {
    if (index % AT_ONCE === 0) await others()
    if (cells.every(cell => cell.trim() === '')) continue
    const isLonger = cells.slice(titles.length).some(cell => cell.trim() !== '')
    rows.push({ row: index + 2, cells: cellsIn(cells, head), isLonger })
  }
  if (rows.length === 0) throw badRequest('The file has titles, and no row below them.')
  return { rows, unknown: head.unknown }
}

/** A short row ends where its last cells are empty. */
const cellsIn = (cells: readonly string[], { columns }: Head): RowCells =>
  new Map(
    columns.flatMap((column: Column | undefined, index): [ColumnId, string][] =>
      column ? [[column.id as ColumnId, textIn(column, cells[index] ?? '')]] : [],
    ),
  )
