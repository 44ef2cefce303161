import { createHead, lockHead, raiseHead } from '../../../../storage/postgres/database.ts'
import type { Sql } from '../../../../storage/postgres/sql.ts'
import { widthOfJpeg } from '../../../media/jpeg-width.ts'
import { BIN, binFormat } from '../../../media/shared/bin-rows.ts'
import { newVersion, type StoredObject } from '../../../media/shared/slot-file.ts'
import { putSlotFile, SLOT_FILES } from '../../../media/shared/slot-table.ts'
import type { BinPart, Installation, RowPart, UploadPart } from '../installation.ts'

export interface WriteOptions {
  /** Widths in pixels, by SHA-256, of photos that are not on this machine. */
  widths?: ReadonlyMap<string, number | undefined> | undefined
  /** Leaves files and bin as they are. */
  keepsUploads?: boolean
}

/**
 * Replaces the data in the database by an installation, in the caller's transaction. Versions of
 * stores continue, so that readers of the former ones notice.
 */
export async function writeShared(
  tx: Sql,
  installation: Installation,
  { widths = new Map(), keepsUploads = false }: WriteOptions = {},
): Promise<void> {
  const heads = nextHeads(tx)
  await clear(tx, heads.next, keepsUploads)
  for await (const { name, shape, data } of installation.values()) {
    await heads.next(name)
    await tx`insert into stored_values (name, shape, data)
      values (${name}, ${shape}, ${JSON.stringify(data)})`
  }
  let batch: RowPart[] = []
  for await (const part of installation.rows()) {
    batch.push(part)
    if (batch.length < ROWS && batch[0]?.store === part.store) continue
    const rest = batch[0]?.store === part.store ? [] : batch.splice(-1)
    await insertRows(tx, batch, heads.next)
    batch = rest
  }
  await insertRows(tx, batch, heads.next)
  const objectOf = (upload: UploadPart) => storedObject(upload, widths.get(upload.sha256))
  for await (const upload of installation.uploads()) {
    const { path, fingerprint } = upload
    const file = { ...objectOf(upload), ...(fingerprint && { fingerprint }) }
    await putSlotFile(tx, path, file, await heads.next(SLOT_FILES))
  }
  for await (const { entry, files } of installation.bin()) {
    await insertRows(tx, [binRowOf(entry, files.map(objectOf))], heads.next)
  }
  await heads.raise()
}

const ROWS = 500

type NextVersion = (store: string) => Promise<number>

/** Each store gets one new version, whatever is written of it. */
function nextHeads(tx: Sql) {
  const versions = new Map<string, number>()
  return {
    async next(store: string): Promise<number> {
      const earlier = versions.get(store)
      if (earlier !== undefined) return earlier
      await createHead(tx, store)
      const version = (await lockHead(tx, store)) + 1
      versions.set(store, version)
      return version
    },
    async raise() {
      for (const [store, version] of versions) await raiseHead(tx, store, version)
    },
  }
}

/** Rows stay without their data, like removed ones: processes learn of their removal. */
async function clear(tx: Sql, next: NextVersion, keepsUploads: boolean): Promise<void> {
  const heads = await tx<{ name: string }>`select name from store_heads order by name`
  for (const { name } of heads) {
    if (keepsUploads && (name === BIN || name === SLOT_FILES)) continue
    const version = await next(name)
    await tx`update stored_rows set version = ${version}, data = null
      where store = ${name} and data is not null`
  }
  await tx`delete from stored_values`
  if (keepsUploads) return
  const version = await next(SLOT_FILES)
  await tx`update slot_files set version = ${version}, data = null where data is not null`
}

/** The order of the rows is that of their places. */
async function insertRows(tx: Sql, rows: readonly RowPart[], next: NextVersion): Promise<void> {
  const [first] = rows
  if (!first) return
  const { store } = first
  const version = await next(store)
  const ids = rows.map(({ row }) => row.id)
  await tx`delete from stored_rows where store = ${store} and id = any(${ids}::uuid[])`
  await tx`
    insert into stored_rows (store, id, created_at, version, shape, data)
    select ${store}, id, created_at, ${version}, shape, data
    from unnest(${ids}::uuid[], ${rows.map(({ row }) => row.createdAt)}::text[],
      ${rows.map(({ shape }) => shape)}::int[], ${rows.map(({ row }) => JSON.stringify(row))}::text[])
      with ordinality as given (id, created_at, shape, data, position)
    order by position`
}

const binRowOf = (entry: BinPart['entry'], objects: readonly StoredObject[]): RowPart => ({
  store: BIN,
  shape: binFormat.version,
  row: Object.assign({ ...entry }, { objects }),
})

function storedObject(upload: UploadPart, formerWidth: number | undefined): StoredObject {
  const { sha256, bytes, changedAt, local } = upload
  const width = local === undefined ? formerWidth : widthOfJpeg(local)
  return { sha256, bytes, version: newVersion(bytes, changedAt), ...(width && { width }) }
}
