import { sameCode } from '../../../../web/features/products/codes.ts'
import { decoded } from '../../../base/csv/decode.ts'
import { readRecords } from '../../../base/csv/read-records.ts'
import { separatorLine } from '../../../base/csv/separator-line.ts'
import { badRequest } from '../../../base/errors.ts'
import { createPauses } from '../../../base/pauses.ts'
import type { Products } from '../products.ts'
import { type ColumnId, tableColumns, textIn } from './columns.ts'
import { type Head, headReader } from './read-head.ts'
import type { RowCells } from './read-price.ts'

/** A row of a file, in the columns that are known. */
export interface FileRow {
  /** As spreadsheet programs count, from 1. */
  row: number
  cells: RowCells
  /** It has cells beyond the last column. */
  isLonger: boolean
}

export interface TableFile extends Head {
  rows: FileRow[]
  /** That of the titles. */
  headRow: number
}

/** More than a site has products; the largest collections have 2,000. */
const MOST_ROWS = 10_000

/**
 * Reads a table of products as spreadsheet programs write them. Empty rows are left out.
 * @param site whose prices and facts a table of it may have
 * @throws AppError 400 where it cannot be read as one
 */
export async function readTable(
  bytes: Uint8Array,
  site: Pick<Products, 'currency' | 'collections'>,
): Promise<TableFile> {
  const { separatorOf, headIndex, readHead } = headReader(site.currency, site.collections)
  const { separator, rest } = separatorLine(decoded(bytes))
  if (rest.trim() === '') throw badRequest('The file is empty.')
  const records = await readRecords(rest, separator ?? separatorOf(rest), MOST_ROWS + 1)
  const headRow = headIndex(records) + 1
  const titles = records[headRow - 1] ?? []
  const head = readHead(titles)
  const rows: FileRow[] = []
  const pause = createPauses()
  for (const [index, cells] of records.slice(headRow).entries()) {
    await pause()
    if (cells.every(cell => cell.trim() === '')) continue
    const isLonger = cells.slice(titles.length).some(cell => cell.trim() !== '')
    rows.push({ row: headRow + index + 1, cells: cellsIn(cells, head), isLonger })
  }
  if (rows.length === 0) throw badRequest('The file has titles, and no row below them.')
  const naming = insteadOfName(head, rows, site)
  if (!naming) return { rows, headRow, ...head }
  const name = tableColumns(site.currency).find(({ id }) => id === 'name')
  return {
    rows: rows.map(row => ({ ...row, cells: withName(row.cells, naming) })),
    headRow,
    ...head,
    columns: head.columns.map(column =>
      column?.id === naming && name ? { ...name, heading: column.heading } : column,
    ),
  }
}

/** A short row ends where its last cells are empty. */
const cellsIn = (cells: readonly string[], { columns }: Head): RowCells =>
  new Map(
    columns.flatMap((column, index): [ColumnId, string][] => {
      if (!column) return []
      const { id, converted = text => text } = column
      return [[id, converted(textIn(column, cells[index] ?? ''))]]
    }),
  )

/**
 * The column that names products in a file without any for names: price lists of other programs call it a title or a
 * description. Where the products of its codes are called otherwise, it is what the table calls so.
 */
function insteadOfName(
  { columns }: Head,
  rows: readonly FileRow[],
  { collections }: Pick<Products, 'collections'>,
): 'title' | 'description' | undefined {
  const ids = columns.map(column => column?.id)
  const column = (['title', 'description'] as const).find(id => ids.includes(id))
  if (!column || ids.includes('name')) return undefined
  const names = new Map(
    collections.flatMap(({ products }) => products.map(({ code, name }) => [sameCode(code), name])),
  )
  const isNamedSo = rows.flatMap(({ cells }) => {
    const name = names.get(sameCode(cells.get('code') ?? ''))
    return name === undefined ? [] : [name === cells.get(column)]
  })
  return isNamedSo.length === 0 || isNamedSo.includes(true) ? column : undefined
}

const withName = (cells: RowCells, naming: ColumnId): RowCells =>
  new Map([...cells].map(([id, text]) => [id === naming ? 'name' : id, text]))
