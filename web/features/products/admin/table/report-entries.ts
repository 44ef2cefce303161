import type { TableReport } from '../../../../admin/contract.ts'

/** What happens to one row of the file. */
export interface ReportEntry {
  kind: EntryKind
  row: number
  /** Of the product, as far as it is known. */
  code: string
  name: string
  /** What changes, or what is wrong, by the titles of columns. */
  lines: { field: string; from?: string; to: string }[]
}

export type EntryKind = 'new' | 'changed' | 'wrong'

/** All rows of which there is something to say, in the order of the file. */
export function entriesOf(report: TableReport): ReportEntry[] {
  const added = report.new.map(
    ({ collection, says, ...row }): ReportEntry => ({
      ...row,
      kind: 'new',
      lines: [{ field: 'Collection', to: collection }, ...says],
    }),
  )
  const changed = report.changed.map(
    ({ row, code, name, changes }): ReportEntry => ({
      ...{ row, code, name },
      kind: 'changed',
      lines: changes,
    }),
  )
  return [...added, ...changed, ...wrongEntries(report)].sort((one, other) => one.row - other.row)
}

function wrongEntries({ wrong }: TableReport): ReportEntry[] {
  const byRow = new Map<number, ReportEntry>()
  for (const { row, code, field, error } of wrong) {
    const entry = byRow.get(row) ?? { kind: 'wrong', row, code, name: '', lines: [] }
    entry.lines.push({ field: field === 'row' ? 'Row' : field, to: error })
    byRow.set(row, entry)
  }
  return [...byRow.values()]
}

/** Those of one kind, or all, that have each of the words. */
export function foundEntries(
  entries: readonly ReportEntry[],
  kind: EntryKind | '',
  q: string,
): ReportEntry[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(entry => {
    if (kind && entry.kind !== kind) return false
    const fields = entry.lines.map(({ field }) => field).join(' ')
    const text = `${entry.row} ${entry.code} ${entry.name} ${fields}`.toLowerCase()
    return words.every(word => text.includes(word))
  })
}
