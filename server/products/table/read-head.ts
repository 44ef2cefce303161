import type { Separator } from '../../csv/read-records.ts'
import { badRequest } from '../../errors.ts'
import { type Column, columns } from './columns.ts'

export interface Head {
  /** By their place in a row; undefined where that column is not known. */
  columns: readonly (Column | undefined)[]
  /** As the file calls them. */
  unknown: readonly string[]
}

const byTitle = new Map<string, Column>(columns.map(column => [plain(column.title), column]))

/**
 * What the columns of a table are, from its first row.
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

const NO_CODE =
  'The first row has no column "Code". Download the table to see what the columns are called.'

const SEPARATORS: readonly Separator[] = [',', ';', '\t']

/** That by which the first line has most of our columns. */
export function separatorOf(text: string): Separator {
  const end = /[\r\n]/.exec(text)?.index ?? text.length
  const line = text.slice(0, Math.min(end, 10_000))
  const known = (separator: Separator) =>
    line.split(separator).filter(cell => byTitle.has(plain(cell))).length
  return SEPARATORS.toSorted((one, other) => known(other) - known(one))[0] ?? ','
}

/** Without case, spaces and marks: "WIDTH(MM)" is "Width (mm)". */
function plain(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('²', '2')
    .replace(/[^a-z0-9]/g, '')
}
