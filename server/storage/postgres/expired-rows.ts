import type { MonthlyRow, RowsShape } from '../monthly/types.ts'
import type { Sql } from './sql.ts'

const day = 24 * 3600 * 1000
/** The number of later days with writes that confirm that rows are old. */
const proof = 7

/**
 * The rows that are older than `keepDays`, looked for once a day. The clock alone does not decide: one
 * that jumps ahead for some hours would remove everything.
 */
export function expiredRows<Row extends MonthlyRow, Indexed>(
  store: string,
  { keepDays, clock = Date.now }: Pick<RowsShape<Row, Indexed>, 'keepDays' | 'clock'>,
): (tx: Sql) => Promise<readonly string[]> {
  if (keepDays === undefined) return async () => []
  let nextCheck = 0
  return async tx => {
    if (clock() < nextCheck) return []
    nextCheck = clock() + day
    // The seven last days other than today on which rows were written.
    const days = await tx<{ last: string }>`
      select max(created_at) as last from stored_rows where store = ${store} and data is not null
      group by substr(created_at, 1, 10) order by last desc limit ${proof + 1}`
    const proven = days[proof]?.last
    if (proven === undefined) return []
    const oldest = Math.min(clock(), Date.parse(proven)) - keepDays * day
    const old = await tx<{ id: string }>`
      select id from stored_rows where store = ${store} and data is not null
      and created_at < ${new Date(oldest).toISOString()}`
    return old.map(({ id }) => id)
  }
}
