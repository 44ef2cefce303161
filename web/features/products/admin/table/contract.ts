/**
 * What a table file would do, or has done: the answer of `POST /api/admin/products/import`, as text/csv.
 *
 * With `?dryRun=1` nothing is changed. Without it `version` names the answer that the administrator has
 * seen: 409 where products, or the file, are others now. All rows are imported or none; with
 * `leaveOut=wrong` all but the wrong ones. Both take what the file does not say: `collection=NAME` for rows
 * without one, and `showPrices=1` where no column says whether visitors see prices.
 */
export interface TableReport {
  /** Of the products and the file that were compared. */
  version: string
  /** That of the titles of its columns, as spreadsheet programs count. */
  headRow: number
  /** In the order of the file. */
  new: NewTableRow[]
  changed: ChangedTableRow[]
  unchanged: number
  /** The wrong rows, of those that name the same missing collection the first alone. */
  wrong: WrongCell[]
  /** How many rows have something wrong. */
  wrongRows: number
  /** Collections that there are not, as the file calls them, and how many rows are of each. */
  missingCollections: { name: string; rows: number }[]
  /** How many rows need a collection and name none. */
  withoutCollection: number
  /** The number of rows with a price that stays hidden, since no column says whether it is shown. */
  hiddenPrices: number
  /** True where products are found by their codes, false where by their names. */
  hasCodes: boolean
  /** The columns that are read: as the file calls them, and as the table does. */
  columns: { heading: string; field: string }[]
  /** Columns of the file that are not read, as it calls them. */
  unknownColumns: readonly string[]
  /** Lengths that are not read, since their headings have no unit. */
  withoutUnit: readonly string[]
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

export interface NewTableRow extends TableRow {
  /** The values by the title of their column. */
  says: { field: string; to: string }[]
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
