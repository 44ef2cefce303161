import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { replaceDurably } from '../store/durable-file.ts'

const lastBackup = z.object({
  /** When it began, ISO 8601 in UTC: what was acknowledged before is in it. */
  at: z.iso.datetime(),
  files: z.int(),
  /** Of the files, before packing. */
  bytes: z.int(),
})

export type LastBackup = z.output<typeof lastBackup>

const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json')

/** Undefined before the first backup, and where nothing can be read of it. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => 'null')
  try {
    return lastBackup.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Backups run in processes of their own, beside the site: a file of its own needs no lock. */
export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  await replaceDurably(fileIn(dataDir), JSON.stringify(lastBackup.parse(backup)))
}
