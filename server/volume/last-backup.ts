import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { replaceDurably } from '../store/durable-file.ts'

const lastBackup = z.object({
  /** When it began, ISO 8601 in UTC: it contains everything acknowledged before. */
  at: z.iso.datetime(),
  files: z.int(),
  /** Size of the files, uncompressed. */
  bytes: z.int(),
})

export type LastBackup = z.output<typeof lastBackup>

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
