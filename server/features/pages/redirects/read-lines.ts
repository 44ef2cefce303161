import { readRecords } from '../../../base/csv/read-records.ts'
import { separatorLine } from '../../../base/csv/separator-line.ts'
import { AppError, badRequest } from '../../../base/errors.ts'
import { type CheckedRedirect, checkedRedirect, type Site } from './checked-redirect.ts'
import { MOST_REDIRECTS } from './store.ts'

/**
 * Reads lines with a former address and where it leads: as they are typed, or a table with two columns.
 * @throws AppError 400 with the fault of each line by its number, where there is one
 */
export async function readLines(text: string, site: Site): Promise<CheckedRedirect[]> {
  const { separator, rest } = separatorLine(text)
  const rows = await readRecords(rest, separator ?? separatorIn(rest), MOST_REDIRECTS)
  const read = new Map<string, CheckedRedirect & { line: number }>()
  const faults: Record<string, string> = {}
  const isEmpty = (cells: readonly string[]) => cells.every(cell => cell.trim() === '')
  if (rows.every(isEmpty)) throw badRequest(LINE, { 1: LINE })
  for (const [index, cells] of rows.entries()) {
    const [from = '', to = '', ...further] = cells.map(cell => cell.trim())
    const line = index + 1
    if (isEmpty(cells)) continue
    if (from === '' || to === '' || further.some(Boolean)) {
      faults[line] = LINE
      continue
    }
    try {
      const redirect = checkedRedirect({ from, to }, site)
      const earlier = read.get(redirect.from)
      if (earlier) faults[line] = `Line ${earlier.line} has this address already`
      else read.set(redirect.from, { ...redirect, line })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      faults[line] = error.message
    }
  }
  if (Object.keys(faults).length > 0) throw badRequest('Nothing was added', faults)
  return [...read.values()].map(({ from, to }) => ({ from, to }))
}

const LINE = 'A line has a former address, a semicolon and where it leads'

/** The first in this order: addresses may have those that follow. */
const separatorIn = (text: string): string =>
  ['\t', ';'].find(separator => text.includes(separator)) ?? ','
