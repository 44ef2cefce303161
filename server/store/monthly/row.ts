import * as z from 'zod'
import { deepFreeze } from '../apply-changes.ts'

const texts = new WeakMap<object, string>()

/** A row's JSON, made once: a file is written again for each row that joins it. */
export function textOf(row: object): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const text = JSON.stringify(row)
  texts.set(row, text)
  return text
}

/** A row by the rules of its store, frozen. */
export function checkedRow<Row>(row: unknown, schema: z.ZodType<Row>): Row {
  const { data, error } = schema.safeParse(row)
  if (error) throw new Error(`A row breaks the rules of its store: ${z.prettifyError(error)}`)
  return deepFreeze(data)
}
