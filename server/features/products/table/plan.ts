import type { Collection } from '../products.ts'
import type { ColumnId } from './columns.ts'
import type { TableProduct } from './table-product.ts'

/** What an import makes of a row. */
export interface PlannedRow {
  row: number
  /** As the row says it; '' where it says none. */
  code: string
  /** Missing for a new product. */
  before?: TableProduct
  /** Missing where the row says no product that there could be. */
  after?: TableProduct
  collection?: Collection
  /** Where the row wants it, in its collection. */
  position?: number
  /** A collection that there is not, as the row calls it; '' where it says none and needs one. */
  missing?: string
  /** It says an amount, and the file not whether visitors see it: they do not. */
  hidesPrice?: boolean
  /** What is expected, by the column where something is wrong; `row` for all of it. */
  faults: Map<ColumnId | 'row', string>
}

/** A row that can be imported. */
export type SoundRow = PlannedRow & { after: TableProduct; collection: Collection }

export const isSound = (row: PlannedRow): row is SoundRow => row.faults.size === 0

export interface Plan {
  rows: PlannedRow[]
  /** The codes of a collection as they will stand, by its id; only of those that the file changes. */
  orders: ReadonlyMap<string, readonly string[]>
}
