import type * as z from 'zod'
import { checkedRow } from './row.ts'
import type { Added, MonthlyRow } from './types.ts'

/** A change and the caller that waits for it. */
export interface Operation<Row extends MonthlyRow, R> {
  /** The new row, or the id of the changed one. */
  target: Row | string
  /** Changes the rows of the file that contains the target; throwing leaves them unchanged. */
  apply(rows: Row[]): R
}

export const insert = <Row extends MonthlyRow>(row: Row): Operation<Row, Row> => ({
  target: row,
  apply(rows) {
    rows.push(row)
    return row
  },
})

/** Does the same as `insert`, but returns the row and its id. */
export const added = <Row extends MonthlyRow>(row: Row): Operation<Row, Added<Row>> => ({
  target: row,
  apply(rows) {
    rows.push(row)
    return { id: row.id, row }
  },
})

/** Names a row and changes nothing. */
export const existing = <Row extends MonthlyRow>(id: string): Operation<Row, Added<Row>> => ({
  target: id,
  apply: () => ({ id }),
})

export const change = <Row extends MonthlyRow>(
  id: string,
  fn: (draft: Row) => void,
  schema: z.ZodType<Row>,
): Operation<Row, Row | undefined> => ({
  target: id,
  apply(rows) {
    const index = rows.findIndex(row => row.id === id)
    const oldRow = rows[index]
    if (!oldRow) return undefined
    const draft = structuredClone(oldRow)
    fn(draft)
    const { id: sameId, createdAt } = oldRow
    const after = checkedRow({ ...draft, id: sameId, createdAt }, schema)
    rows[index] = after
    return after
  },
})

export const remove = <Row extends MonthlyRow>(id: string): Operation<Row, boolean> => ({
  target: id,
  apply(rows) {
    const index = rows.findIndex(row => row.id === id)
    if (index >= 0) rows.splice(index, 1)
    return index >= 0
  },
})
