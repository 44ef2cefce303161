import type * as z from 'zod'
import { deepFreeze } from '../apply-changes.ts'
import { dataOf } from '../envelope.ts'
import type { MonthlyRow, RowsShape } from '../monthly/types.ts'
import type { Sql } from './sql.ts'

/** A row and where it is in the order. */
export interface ReadRow<Row> {
  row: Row
  place: number
}

interface StoredRow {
  id: string
  place: string
  shape: number
  data: string | null
}

type Shape<Row extends MonthlyRow> = Pick<RowsShape<Row, unknown>, 'version' | 'schema' | 'migrate'>

/** The statements of one store of rows. */
export interface RowTable<Row extends MonthlyRow> {
  byIds(from: Sql, ids: readonly string[]): Promise<Map<string, ReadRow<Row>>>
  /** Changed after a version, in the order of their places; of a removed one, the id alone. */
  since(
    from: Sql,
    version: number,
  ): Promise<{ rows: ReadRow<Row>[]; removed: string[]; version: number }>
  put(tx: Sql, row: Row, version: number): Promise<number>
  remove(tx: Sql, id: string, version: number): Promise<void>
}

/** @throws StartError, when a row is read that is of a newer release or breaks the schema */
export function rowTable<Row extends MonthlyRow>(
  store: string,
  { version: shape, schema, migrate }: Shape<Row>,
): RowTable<Row> {
  function read({ id, place, ...stored }: StoredRow): ReadRow<Row> {
    const row = dataOf<Row>(
      { version: stored.shape, data: JSON.parse(stored.data ?? 'null') },
      {
        file: `The row ${id} of "${store}" in the database`,
        version: shape,
        schema: schema as z.ZodType<Row>,
        ...(migrate && { migrate }),
      },
    )
    return { row: deepFreeze(row), place: Number(place) }
  }

  return {
    async byIds(from, ids) {
      const rows = await from<StoredRow>`
        select id, place, shape, data from stored_rows
        where store = ${store} and id = any(${ids}::uuid[]) and data is not null`
      return new Map(rows.map(stored => [stored.id, read(stored)]))
    },
    async since(from, version) {
      // Both in one statement, so that they are of one moment.
      const rows = await from<StoredRow & { head: string }>`
        select head.version as head, id, place, shape, data
        from store_heads head left join stored_rows changed
          on changed.store = head.name and changed.version > ${version}
        where head.name = ${store} order by place`
      const changed = rows.filter(({ id }) => id !== null)
      return {
        rows: changed.filter(({ data }) => data !== null).map(read),
        removed: changed.filter(({ data }) => data === null).map(({ id }) => id),
        version: Number(rows[0]?.head ?? 0),
      }
    },
    async put(tx, row, version) {
      const [inserted] = await tx<{ place: string }>`
        insert into stored_rows (store, id, created_at, version, shape, data)
        values (${store}, ${row.id}, ${row.createdAt}, ${version}, ${shape}, ${JSON.stringify(row)})
        on conflict (store, id) do update
          set version = excluded.version, shape = excluded.shape, data = excluded.data
        returning place`
      return Number(inserted?.place)
    },
    async remove(tx, id, version) {
      await tx`update stored_rows set version = ${version}, data = null
        where store = ${store} and id = ${id}`
    },
  }
}
