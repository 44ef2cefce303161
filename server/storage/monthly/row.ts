import * as z from 'zod'
import { deepFreeze } from '../apply-changes.ts'

/** A row validated by its schema, frozen. */
export function checkedRow<Row>(row: unknown, schema: z.ZodType<Row>): Row {
  const { data, error } = schema.safeParse(row)
  if (error) throw new Error(`A row breaks the rules of its store: ${z.prettifyError(error)}`)
  return deepFreeze(data)
}
