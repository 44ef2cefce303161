import type {
  ChangedTableRow,
  NewTableRow,
  TableReport,
  TableRow,
} from '../../../../web/admin/contract.ts'
import { groupedBy } from '../../../base/grouped-by.ts'
import type { Column, ColumnId } from './columns.ts'
import { isSound, type Plan, type PlannedRow, type SoundRow } from './plan.ts'

/** A plan in the words of the screen. */
export function reportOf(
  { rows }: Plan,
  columns: readonly Column[],
  about: Omit<TableReport, keyof ReturnType<typeof rowsOf>>,
): TableReport {
  return { ...about, ...rowsOf(rows, columns) }
}

function rowsOf(rows: readonly PlannedRow[], columns: readonly Column[]) {
  const sound = rows.filter(isSound)
  const existing = sound.filter(({ before }) => before)
  const changed = existing
    .map(row => changesIn(row, columns))
    .filter(({ changes }) => changes.length > 0)
  const wrong = rows.filter(row => !isSound(row))
  const missing = groupedBy(wrong, ({ missing }) => missing?.toLowerCase())
  /** The collection of many rows is told with the first; a code that no product has is told each time. */
  const isTold = (row: PlannedRow) =>
    row.missing !== undefined &&
    (row.missing !== '' || row.code === '') &&
    missing.get(row.missing.toLowerCase())?.[0] !== row
  return {
    new: sound.filter(({ before }) => !before).map(row => newIn(row, columns)),
    changed,
    unchanged: existing.length - changed.length,
    wrong: wrong.flatMap(row =>
      faultsIn(row, columns).filter(({ field }) => field !== 'Collection' || !isTold(row)),
    ),
    wrongRows: wrong.length,
    missingCollections: [...missing.values()].flatMap(all => {
      const [{ missing: name = '' } = {}] = all
      return name ? [{ name, rows: all.length }] : []
    }),
    withoutCollection: missing.get('')?.length ?? 0,
    hiddenPrices: sound.filter(({ hidesPrice }) => hidesPrice).length,
  }
}

const rowOf = ({ row, after: { code, name, collectionName } }: SoundRow): TableRow => ({
  row,
  code,
  name,
  collection: collectionName,
})

/** Columns that the head of a row shows already. */
const untold: readonly ColumnId[] = ['code', 'name', 'collection', 'position']

/** All that is said of a new product, to be checked before it is stored. */
const newIn = (row: SoundRow, columns: readonly Column[]): NewTableRow => ({
  ...rowOf(row),
  says: columns
    .filter(({ id }) => !untold.includes(id) && !(id === 'isVisible' && row.after.isVisible))
    .map(column => ({ field: column.title, to: column.textOf(row.after) }))
    .filter(({ to }) => to !== ''),
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
