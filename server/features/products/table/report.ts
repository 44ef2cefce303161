import type { ChangedTableRow, TableReport, TableRow } from '../../../../web/admin/contract.ts'
import type { Column } from './columns.ts'
import { isSound, type Plan, type PlannedRow, type SoundRow } from './plan.ts'

/** A plan in the words of the screen. */
export function reportOf(
  { rows }: Plan,
  columns: readonly Column[],
  about: Pick<TableReport, 'version' | 'headRow' | 'unknownColumns' | 'isImported'>,
): TableReport {
  const sound = rows.filter(isSound)
  const existing = sound.filter(({ before }) => before)
  const changed = existing
    .map(row => changesIn(row, columns))
    .filter(({ changes }) => changes.length > 0)
  const wrong = rows.filter(row => !isSound(row))
  return {
    ...about,
    new: sound.filter(({ before }) => !before).map(rowOf),
    changed,
    unchanged: existing.length - changed.length,
    wrong: wrong.flatMap(row => faultsIn(row, columns)),
    wrongRows: wrong.length,
  }
}

const rowOf = ({ row, after: { code, name, collectionName } }: SoundRow): TableRow => ({
  row,
  code,
  name,
  collection: collectionName,
})

function changesIn(row: SoundRow, columns: readonly Column[]): ChangedTableRow {
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

const faultsIn = ({ row, code, faults }: PlannedRow, columns: readonly Column[]) =>
  [...faults].map(([field, error]) => ({
    row,
    code: code.slice(0, 40),
    field: columns.find(({ id }) => id === field)?.title ?? field,
    error,
  }))
