import type { TableReport } from '../../../../admin/contract.ts'
import { request, requestAnswer } from '../../../../admin/request.ts'
import { api } from '../../../../base/routes.ts'
import { binEntryOf } from '../../../operations/admin/bin/use-undo.ts'

/** A file as it was when it was chosen, whatever becomes of it on the disk. */
export interface ChosenFile {
  name: string
  bytes: Blob
}

/** @throws where the file has gone, or cannot be read */
export async function readFile(file: File): Promise<ChosenFile> {
  return { name: file.name, bytes: new Blob([await file.arrayBuffer()], { type: 'text/csv' }) }
}

/** The answers of the administrator to what the file leaves open. */
export interface TableChoice {
  /** The name of a collection, for rows that name none. */
  collection?: string
  /** True to show its prices to visitors; undefined while nobody has answered. */
  showsPrices?: boolean
}

const queryOf = ({ collection, showsPrices }: TableChoice, more: Record<string, string>) =>
  new URLSearchParams({
    ...more,
    ...(collection && { collection }),
    ...(showsPrices && { showPrices: '1' }),
  })

/** What reading the file in would do. */
export const tryTable = ({ bytes }: ChosenFile, choice: TableChoice): Promise<TableReport> =>
  request(`${api.importProducts}?${queryOf(choice, { dryRun: '1' })}`, {
    method: 'POST',
    body: bytes,
  })

export interface ImportedTable {
  report: TableReport
  /** The entry in the bin by which it is undone; null where nothing changed. */
  binEntry: string | null
}

/**
 * Reads the file in as it was tried.
 * @throws RequestError 409 where products have changed since
 */
export async function importTable(
  { bytes }: ChosenFile,
  { version }: TableReport,
  choice: TableChoice,
  leavesOut: boolean,
): Promise<ImportedTable> {
  const query = queryOf(choice, { version, ...(leavesOut && { leaveOut: 'wrong' }) })
  const address = `${api.importProducts}?${query}`
  const answer = await requestAnswer(address, { method: 'POST', body: bytes })
  return { report: await answer.json(), binEntry: binEntryOf(answer) }
}
