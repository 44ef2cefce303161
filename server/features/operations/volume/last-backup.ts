import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { replaceDurably } from '../../../storage/durable-file.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { DatabasePlace } from '../../../storage/postgres/database.ts'

const lastBackup = z.object({
  /** The time of its beginning, ISO 8601 in UTC: it contains everything acknowledged before. */
  at: z.iso.datetime(),
  files: z.int(),
  /** Size of the files, uncompressed. */
  bytes: z.int(),
})

export type LastBackup = z.output<typeof lastBackup>

/** The format in a database. */
export const lastBackupFormat = {
  version: 1,
  schema: z.object({ last: lastBackup.optional() }),
}

const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json')

/** Undefined before the first backup, or if unreadable. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => 'null')
  try {
    return lastBackup.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Backups run in their own processes: a separate file needs no lock. */
export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  await replaceDurably(fileIn(dataDir), JSON.stringify(lastBackup.parse(backup)))
}

/** A site's record of its last backups. */
export interface LastBackups {
  /** Undefined before the first backup, or if unreadable. */
  read(): Promise<LastBackup | undefined>
  note(backup: LastBackup): Promise<void>
  settled(): Promise<void>
}

/**
 * Opens the record in a file of the volume, or in the database of several processes, of which one
 * makes backups.
 */
export async function openLastBackups(
  place: { dataDir: string } | DatabasePlace,
): Promise<LastBackups> {
  if (!('database' in place)) {
    const { dataDir } = place
    const note = (backup: LastBackup) => noteBackup(dataDir, backup)
    return { read: () => readLastBackup(dataDir), note, settled: async () => undefined }
  }
  const store = await openStore<{ last?: LastBackup | undefined }>({
    ...place,
    ...lastBackupFormat,
    initial: () => ({}),
  })
  return {
    read: async () => store.value.last,
    note: backup =>
      store.change(draft => {
        draft.last = backup
      }),
    settled: store.settled,
  }
}
