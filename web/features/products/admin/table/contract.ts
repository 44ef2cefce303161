/**
 * What a table file would do, or has done: the answer of `POST /api/admin/products/import`, as text/csv.
 *
 * With `?dryRun=1` nothing is changed. Without it `version` names the answer that the administrator has
 * seen: 409 where products, or the file, are others now. All rows are imported or none; with
 * `leaveOut=wrong` all but the wrong ones.
 */
export interface TableReport {
  /** Of the products and the file that were compared. */
  version: string
  /** That of the titles of its columns, as spreadsheet programs count. */
  headRow: number
  /** In the order of the file. */
  new: TableRow[]
  changed: ChangedTableRow[]
  unchanged: number
  wrong: WrongCell[]
  /** How many rows have something wrong. */
  wrongRows: number
  /** Columns of the file that are not read, as it calls them. */
  unknownColumns: readonly string[]
  isImported: boolean
}

export interface TableRow {
  /** As spreadsheet programs count. */
  row: number
  /** Of a new product without one, that which it gets. */
  code: string
  name: string
  /** What it is called. */
  collection: string
}

export interface ChangedTableRow extends TableRow {
  /** By the title of a column: what its cell said, and what it says now. */
  changes: { field: string; from: string; to: string }[]
}

export interface WrongCell {
  row: number
  /** The code that the row names, if any. */
  code: string
  /** The title of a column, or `row`. */
  field: string
  /** What is expected. */
  error: string
}
