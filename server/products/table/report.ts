import type { ChangedTableRow, TableReport, TableRow } from '../../../web/admin/contract.ts'
import { columns } from './columns.ts'
import { isSound, type Plan, type PlannedRow, type SoundRow } from './plan.ts'

/** A plan in the words of the screen. */
export function reportOf(
  { rows }: Plan,
  about: Pick<TableReport, 'version' | 'headRow' | 'unknownColumns' | 'isImported'>,
): TableReport {
  const sound = rows.filter(isSound)
  const existing = sound.filter(({ before }) => before)
  const changed = existing.map(changesIn).filter(({ changes }) => changes.length > 0)
  const wrong = rows.filter(row => !isSound(row))
  return {
    ...about,
    new: sound.filter(({ before }) => !before).map(rowOf),
    changed,
    unchanged: existing.length - changed.length,
    wrong: wrong.flatMap(faultsIn),
    wrongRows: wrong.length,
  }
}

const rowOf = ({ row, after: { code, name, collectionName } }: SoundRow): TableRow => ({
  row,
  code,
  name,
  collection: collectionName,
})

function changesIn(row: SoundRow): ChangedTableRow {
  const { before, after } = row
  const changes = columns
    .map(column => ({
      field: column.title,
      from: before ? column.textOf(before) : '',
      to: column.textOf(after),
    }))
    .filter(({ from, to }) => from !== to)
  return { ...rowOf(row), changes }
}

const titles = new Map<string, string>(columns.map(({ id, title }) => [id, title]))

const faultsIn = ({ row, code, faults }: PlannedRow) =>
  [...faults].map(([field, error]) => ({
    row,
    code: code.slice(0, 40),
    field: titles.get(field) ?? field,
    error,
  }))
