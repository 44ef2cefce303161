import { hour } from '../../../../web/base/units.ts'
import { keyOf } from '../../../scale/objects/file-object.ts'
import type { Objects } from '../../../scale/objects/objects.ts'
import { oldKeys } from '../../../scale/objects/old-keys.ts'
import { type Database, lockHead } from '../../../storage/postgres/database.ts'
import type { Sql } from '../../../storage/postgres/sql.ts'
import { BIN } from './bin-rows.ts'
import { SLOT_FILES } from './slot-table.ts'

/** What comes into a slot is put before its row is written: younger objects stay. */
const GRACE = hour

interface SweepOptions {
  database: Database
  objects: Pick<Objects, 'list' | 'remove'>
  /** Milliseconds since 1970. */
  clock?: () => number
}

/**
 * Removes the objects that no slot and no entry of the bin names: of files that were deleted for good,
 * and of processes that were killed between putting an object and writing its row. Before an object
 * goes, it is marked in a transaction that has slots and bin locked; who puts the same bytes meanwhile
 * sees the mark and puts them again (put-object.ts).
 * @returns how many were removed
 */
export async function sweepObjects(options: SweepOptions): Promise<number> {
  const { database, objects, clock = Date.now } = options
  await database.sql`delete from swept_objects
    where swept_at < clock_timestamp() - interval '1 day'`
  let removed = 0
  for await (const keys of oldKeys(objects, 'files/', clock() - GRACE)) {
    const sums = keys.map(key => key.slice('files/'.length))
    const going = await database.transaction(tx => marked(tx, sums))
    if (going.length === 0) continue
    await objects.remove(going.map(sha256 => keyOf({ sha256 })))
    await database.sql`update swept_objects set is_done = true
      where sha256 = any(${going}::text[])`
    removed += going.length
  }
  return removed
}

/** Marks those that nothing names. */
async function marked(tx: Sql, all: readonly string[]): Promise<string[]> {
  // In the order of every change of both: nothing comes into either before this ends.
  await lockHead(tx, SLOT_FILES)
  await lockHead(tx, BIN)
  const used = await tx<{ sha256: string }>`
    select data::json ->> 'sha256' as sha256 from slot_files where data is not null
    union
    select object ->> 'sha256' from stored_rows, json_array_elements(data::json -> 'objects') object
    where store = ${BIN} and data is not null`
  const named = new Set(used.map(({ sha256 }) => sha256))
  const going = all.filter(sha256 => !named.has(sha256))
  if (going.length === 0) return []
  await tx`insert into swept_objects (sha256, swept_at, is_done)
    select sha256, clock_timestamp(), false from unnest(${going}::text[]) as sha256
    on conflict (sha256) do update set swept_at = excluded.swept_at, is_done = false`
  return going
}
