import type { Database } from '../../../../storage/postgres/database.ts'
import type { Sql } from '../../../../storage/postgres/sql.ts'
import { ownGiveWayAfter } from '../giving-way.ts'
import { isUploadId } from '../partial-upload.ts'
import { failed, keysOf, orUnavailable } from './statements.ts'
import { readRow, type StoredUpload, type UploadRow } from './upload-row.ts'

/** Some of an upload's bytes, stored as an object. */
export interface Part {
  start: number
  bytes: number
  key: string
}

/**
 * The unfinished uploads of all processes. Times are those of the database.
 * @throws AppError 503, from each function, where the database does not answer
 */
export interface UploadRows {
  /**
   * Adds an upload. Beyond `most` of its owner, the one that has been silent for longest gives way.
   * @returns the keys of objects that are no longer needed; undefined where all are too recent
   */
  begin(
    upload: Omit<UploadRow, 'received' | 'outcome'>,
    most: number,
  ): Promise<string[] | undefined>
  find(id: string): Promise<UploadRow | undefined>
  /** Adds a part; false where the upload is gone, or has another offset than the part's start. */
  advance(id: string, part: Part): Promise<boolean>
  /** In their order, without gaps. */
  parts(id: string): Promise<Part[]>
  /** Of one that is being written, so that it does not give way. */
  touch(id: string): Promise<void>
  /** @returns the keys of its objects */
  remove(id: string): Promise<string[]>
  removeOf(owner: string): Promise<{ ids: string[]; keys: string[] }>
  /** @returns the keys of the objects of uploads without a sign of life for so many milliseconds */
  removeIdle(milliseconds: number): Promise<string[]>
  /** Of uploads that were begun an hour ago or earlier. */
  owners(): Promise<string[]>
  /** Which of these objects are parts of uploads. */
  presentParts(keys: readonly string[]): Promise<Set<string>>
}

export function uploadRows({ sql: ask, transaction }: Database): UploadRows {
  const sql = orUnavailable(ask)
  return {
    begin: ({ id, owner, size, metadata }, most) =>
      transaction(async tx => {
        // Of two processes that begin the last one for an owner, one is second.
        await tx`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${owner}`}, 0))`
        const gone = await madeWay(tx, owner, most)
        if (!gone) return undefined
        await tx`insert into partial_uploads (id, owner, size, metadata)
          values (${id}, ${owner}, ${size}, ${JSON.stringify(metadata)})`
        return gone
      }).catch(failed),
    async find(id) {
      if (!isUploadId(id)) return undefined
      const [row] = await sql<StoredUpload>`
        select id, owner, size, received, metadata, outcome from partial_uploads where id = ${id}`
      return row && readRow(row)
    },
    async advance(id, { start, bytes, key }) {
      const added = await sql`
        with moved as (
          update partial_uploads set received = received + ${bytes}, touched_at = now()
          where id = ${id} and received = ${start} and received + ${bytes} <= size
            and outcome is null
          returning id
        )
        insert into upload_parts (upload, start, bytes, key)
        select id, ${start}, ${bytes}, ${key} from moved returning upload`
      return added.length > 0
    },
    async parts(id) {
      const rows = await sql<{ start: string; bytes: string; key: string }>`
        select start, bytes, key from upload_parts where upload = ${id} order by start`
      return rows.map(({ start, bytes, key }) => ({
        start: Number(start),
        bytes: Number(bytes),
        key,
      }))
    },
    async touch(id) {
      await sql`update partial_uploads set touched_at = now() where id = ${id}`
    },
    remove: async id => keysOf(await removed(sql, [id])),
    async removeOf(owner) {
      const rows = await sql<{ id: string }>`select id from partial_uploads where owner = ${owner}`
      const ids = rows.map(({ id }) => id)
      return { ids, keys: keysOf(await removed(sql, ids)) }
    },
    async removeIdle(milliseconds) {
      const rows = await sql<{ id: string }>`
        select id from partial_uploads
        where touched_at < now() - ${milliseconds} * interval '1 millisecond'
          and coalesce(claimed_until, '-infinity') < now()`
      const ids = rows.map(({ id }) => id)
      return keysOf(await removed(sql, ids))
    },
    async owners() {
      const rows = await sql<{ owner: string }>`
        select distinct owner from partial_uploads where begun_at < now() - interval '1 hour'`
      return rows.map(({ owner }) => owner)
    },
    async presentParts(keys) {
      const rows = await sql<{ key: string }>`
        select key from upload_parts where key = any(${keys}::text[])`
      return new Set(keysOf(rows))
    },
  }
}

async function madeWay(tx: Sql, owner: string, most: number): Promise<string[] | undefined> {
  const [begun] = await tx<{ count: string }>`
    select count(*) as count from partial_uploads where owner = ${owner} and outcome is null`
  if (Number(begun?.count) < most) return []
  const [silent] = await tx<{ id: string }>`
    select id from partial_uploads
    where owner = ${owner} and outcome is null
      and touched_at < now() - ${ownGiveWayAfter} * interval '1 millisecond'
      and coalesce(claimed_until, '-infinity') < now()
    order by touched_at limit 1`
  return silent && keysOf(await removed(tx, [silent.id]))
}

/** A part that is added at the same moment goes as well; the sweep removes its object. */
const removed = (sql: Sql, ids: readonly string[]) => sql<{ key: string }>`
  with parts as (delete from upload_parts where upload = any(${ids}::text[]) returning key),
    gone as (delete from partial_uploads where id = any(${ids}::text[]))
  select key from parts`
