import { BYTE_ORDER_MARK, lineOf, quoted } from '../../csv/line.ts'
import { cellOf, columns } from './columns.ts'
import type { TableProduct } from './table-product.ts'

/** Products as a table file that spreadsheet programs open as it is. */
export function tableFile(products: readonly TableProduct[]): string {
  const head = lineOf(columns.map(({ title }) => quoted(title)))
  const rows = products.map(product =>
    lineOf(columns.map(column => quoted(cellOf(column, product)))),
  )
  return BYTE_ORDER_MARK + head + rows.join('')
}
