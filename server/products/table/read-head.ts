import { badRequest } from '../../errors.ts'
import { type Column, columns } from './columns.ts'

export interface Head {
  /** By their place in a row; undefined where that column is not known. */
  columns: readonly (Column | undefined)[]
  /** As the file calls them. */
  unknown: readonly string[]
}

const byTitle = new Map<string, Column>(columns.map(column => [plain(column.title), column]))

/** How many rows may stand above the titles, and one. */
const WITHIN = 20

/** Where the titles are among the rows of a file: other titles may stand above them. */
export function headIndex(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, WITHIN).map(knownIn)
  return Math.max(0, known.indexOf(Math.max(...known)))
}

/** How many of our columns a row names; none without the code. */
function knownIn(cells: readonly string[]): number {
  const found = new Set(cells.map(cell => byTitle.get(plain(cell))?.id))
  found.delete(undefined)
  return found.has('code') ? found.size : 0
}

/**
 * What the columns of a table are, from the row of their titles.
 * @throws AppError 400 where none is the code, or two are the same
 */
export function readHead(cells: readonly string[]): Head {
  const found = cells.map(cell => byTitle.get(plain(cell)))
  const twice = found.find((column, index) => column && found.indexOf(column) !== index)
  if (twice) throw badRequest(`Two columns are called "${twice.title}". Leave one of them.`)
  if (!found.some(column => column?.id === 'code')) throw badRequest(NO_CODE)
  const unknown = cells.filter((cell, index) => !found[index] && cell.trim() !== '')
  return { columns: found, unknown: unknown.map(cell => cell.trim().slice(0, 80)) }
}

const NO_CODE = `None of the first ${WITHIN} rows has a column "Code". Download the table to see what the columns are called.`

const SEPARATORS = [',', ';', '\t']

/** That by which one of the first lines has most of our columns. */
export function separatorOf(text: string): string {
  const lines = text.slice(0, 10_000).split(/\r\n?|\n/, WITHIN)
  const known = (separator: string) =>
    Math.max(...lines.map(line => knownIn(line.split(separator))))
  return SEPARATORS.toSorted((one, other) => known(other) - known(one))[0] ?? ','
}

/** Without case, spaces and marks: "WIDTH(MM)" is "Width (mm)". */
function plain(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('²', '2')
    .replace(/[^a-z0-9]/g, '')
}
