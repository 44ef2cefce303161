import { BYTE_ORDER_MARK, lineOf, quoted } from '../../../base/csv/line.ts'
import { type Column, cellOf } from './columns.ts'
import type { TableProduct } from './table-product.ts'

/** Products as the lines of a table file that spreadsheet programs open as it is. */
export async function* tableLines(
  products: readonly TableProduct[],
  columns: readonly Column[],
): AsyncIterable<string> {
  yield BYTE_ORDER_MARK + lineOf(columns.map(({ title }) => quoted(title)))
  for (const product of products)
    yield lineOf(columns.map(column => quoted(cellOf(column, product))))
}
