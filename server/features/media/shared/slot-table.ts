import type { Database } from '../../../storage/postgres/database.ts'
import type { Sql } from '../../../storage/postgres/sql.ts'
import { type SlotFile, slotFile } from './slot-file.ts'

/** Of the store of all slots, in `store_heads` and in notices. */
export const SLOT_FILES = 'slot-files'

interface Row {
  path: string
  data: string | null
}

/**
 * Creates the tables of shared media where there are none. `slot_files` has what each slot holds; an
 * empty one keeps its row without data, so that a process that was away learns of it. `swept_objects`
 * has what the sweep removes from the object store, see sweep.ts.
 */
export async function createSlotTables({ alone, sql }: Database): Promise<void> {
  await alone('slot tables', async () => {
    await sql`create table if not exists slot_files (
      path text primary key,
      version bigint not null,
      data text
    )`
    await sql`create index if not exists slot_files_by_version on slot_files (version)`
    await sql`create table if not exists swept_objects (
      sha256 text primary key,
      swept_at timestamptz not null,
      is_done boolean not null
    )`
  })
}

/** Files that changed after a version of the store, all of one moment; of an empty slot undefined. */
export async function slotFilesSince(
  from: Sql,
  version: number,
): Promise<{ files: Map<string, SlotFile | undefined>; version: number }> {
  const found = await from<Row & { head: string }>`
    select head.version as head, path, data
    from store_heads head left join slot_files changed on changed.version > ${version}
    where head.name = ${SLOT_FILES}`
  const changed = found.filter(({ path }) => path !== null)
  return {
    files: new Map(changed.map(row => [row.path, read(row)])),
    version: Number(found[0]?.head ?? 0),
  }
}

export async function slotFilesAt(
  from: Sql,
  paths: readonly string[],
): Promise<Map<string, SlotFile | undefined>> {
  const found =
    await from<Row>`select path, data from slot_files where path = any(${paths}::text[])`
  return new Map(found.map(row => [row.path, read(row)]))
}

export async function putSlotFile(
  tx: Sql,
  path: string,
  file: SlotFile | undefined,
  version: number,
): Promise<void> {
  const data = file ? JSON.stringify(file) : null
  await tx`insert into slot_files (path, version, data) values (${path}, ${version}, ${data})
    on conflict (path) do update set version = excluded.version, data = excluded.data`
}

/** @throws where a row is not of this form */
function read({ path, data }: Row): SlotFile | undefined {
  if (data === null) return undefined
  const { data: file, error } = slotFile.safeParse(JSON.parse(data))
  if (error) throw new Error(`The row of ${path} in slot_files is damaged: ${error.message}`)
  return file
}
