import { openMonthlyStore } from './monthly/index.ts'
import type { MonthlyRow, MonthlyStore, RowsPlace, RowsShape } from './monthly/types.ts'

/**
 * Opens rows in files, one for each month, or in the database of several processes; stores use both
 * alike.
 * @throws StartError naming the fault; invalid data stay untouched
 */
export async function openRows<Row extends MonthlyRow, Indexed>(
  options: RowsPlace & RowsShape<Row, Indexed>,
): Promise<MonthlyStore<Row, Indexed>> {
  if (!('database' in options)) return openMonthlyStore(options)
  const { openRowStore } = await import('./postgres/row-store.ts')
  return openRowStore(options, options)
}
