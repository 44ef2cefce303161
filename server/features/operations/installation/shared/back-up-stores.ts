import type { Writable } from 'node:stream'
import type { Database } from '../../../../storage/postgres/database.ts'
import { NOTE } from '../../stores/noted-formats.ts'
import { type BackupSummary, writeArchive } from '../../volume/archive-writer.ts'
import { filesOf } from '../as-files.ts'
import type { Installation } from '../installation.ts'
import { inSnapshot } from './open-shared.ts'
import { sharedInstallation } from './read-shared.ts'

/** An installation without its files. */
export const storesOf = ({
  values,
  rows,
}: Pick<Installation, 'values' | 'rows'>): Installation => ({
  values,
  rows,
  async *uploads() {},
  async *bin() {},
})

/** Writes an archive of the stores of a database alone, as they are in one moment, while they are in use. */
export function backUpStores(database: Database, to: Writable): Promise<BackupSummary> {
  return inSnapshot({ database }, tx =>
    writeArchive(to, ['data'], async add => {
      const now = Date.now() * 1000
      const objects = { get: async () => undefined }
      for await (const file of filesOf(storesOf(sharedInstallation(tx, objects)))) {
        const { name, bytes, open } = file
        const changed = () => new Error(`${name} has changed while it was read`)
        await add({ name, bytes, changedAt: now, chunks: await open(), changed })
      }
    }),
  )
}

/** Tells whether any process has stored anything yet. */
export async function hasStores({ sql }: Database): Promise<boolean> {
  const [row] = await sql<{ found: boolean }>`
    select exists (select from stored_values where name <> ${NOTE}) as found`
  return row?.found === true
}

/** The bytes that they take. */
export async function bytesOfStores({ sql }: Database): Promise<number> {
  const [row] = await sql<{ bytes: string }>`
    select (select coalesce(sum(octet_length(data)), 0) from stored_values)
      + (select coalesce(sum(octet_length(data)), 0) from stored_rows) as bytes`
  return Number(row?.bytes ?? 0)
}
