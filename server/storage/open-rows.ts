import { openMonthlyStore } from './monthly/index.ts'
import type { MonthlyRow, MonthlyStore, RowsPlace, RowsShape } from './monthly/types.ts'

/**
 * Rows in files, one for each month, or in the database of several processes: the stores do not know which.
 * @throws StartError naming what is invalid, which is left as it is
 */
export async function openRows<Row extends MonthlyRow, Indexed>(
  options: RowsPlace & RowsShape<Row, Indexed>,
): Promise<MonthlyStore<Row, Indexed>> {
  if (!('database' in options)) return openMonthlyStore(options)
  const { openRowStore } = await import('./postgres/row-store.ts')
  return openRowStore(options, options)
}
