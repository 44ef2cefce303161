import type { Database } from '../../../../storage/postgres/database.ts'
import type { Sql } from '../../../../storage/postgres/sql.ts'
import { keysOf, orUnavailable } from './statements.ts'
import type { StoredOutcome } from './upload-row.ts'

/**
 * Which process receives an upload that is complete. A claim lasts for some milliseconds by the
 * clock of the database, so that one of a process that was killed ends by itself.
 * @throws AppError 503, from each function, where the database does not answer
 */
export interface UploadClaims {
  /** Takes a complete upload, unless it is claimed, or has an outcome. */
  take(id: string, claim: string, milliseconds: number): Promise<boolean>
  /** In a transaction where one is given. @returns whether it is still this one's */
  renew(id: string, claim: string, milliseconds: number, tx?: Sql): Promise<boolean>
  release(id: string, claim: string): Promise<void>
  /** Releases it and removes its parts from an offset on, which then have to be sent again. */
  rewind(id: string, claim: string, offset: number): Promise<void>
  /** Releases it and stores its outcome. @returns the keys of its objects */
  end(id: string, claim: string, outcome: StoredOutcome): Promise<string[]>
}

export function uploadClaims(database: Pick<Database, 'sql'>): UploadClaims {
  const sql = orUnavailable(database.sql)
  return {
    async take(id, claim, milliseconds) {
      const claimed = await sql`
        update partial_uploads
        set claim = ${claim}, claimed_until = now() + ${milliseconds} * interval '1 millisecond'
        where id = ${id} and received = size and outcome is null
          and coalesce(claimed_until, '-infinity') < now()
        returning id`
      return claimed.length > 0
    },
    async renew(id, claim, milliseconds, tx) {
      const renewed = await (tx ? orUnavailable(tx) : sql)`
        update partial_uploads
        set claimed_until = now() + ${milliseconds} * interval '1 millisecond'
        where id = ${id} and claim = ${claim} returning id`
      return renewed.length > 0
    },
    async release(id, claim) {
      await sql`update partial_uploads set claim = null, claimed_until = null
        where id = ${id} and claim = ${claim}`
    },
    async rewind(id, claim, offset) {
      await sql`
        with moved as (
          update partial_uploads set received = ${offset}, claim = null, claimed_until = null
          where id = ${id} and claim = ${claim} and received > ${offset} returning id
        )
        delete from upload_parts using moved where upload = id and start >= ${offset}`
    },
    async end(id, claim, outcome) {
      return keysOf(
        await sql<{ key: string }>`
          with ended as (
            update partial_uploads
            set outcome = ${JSON.stringify(outcome)}, claim = null, claimed_until = null,
              touched_at = now()
            where id = ${id} and claim = ${claim} returning id
          )
          delete from upload_parts using ended where upload = id returning key`,
      )
    },
  }
}
