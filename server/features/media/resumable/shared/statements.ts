import { AppError, unavailable } from '../../../../base/errors.ts'
import type { Sql } from '../../../../storage/postgres/sql.ts'

/** Statements that reject with AppError 503 where the database does not answer. */
export const orUnavailable =
  (sql: Sql): Sql =>
  (...statement) =>
    sql<never>(...statement).catch(failed)

export function failed(cause: unknown): never {
  if (cause instanceof AppError) throw cause
  throw unavailable('Uploads cannot be taken at this moment. Please try again soon.', cause)
}

export const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key)
