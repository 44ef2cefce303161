import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ignoreDenied } from './denied.ts'

/** A new name next to a file, for its bytes until they are complete. */
export const temporaryOf = (file: string) =>
  join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`)

/** Release 0.1.0 checked the stores in a folder `.check.` of its own. */
const temporaryName = /^\.(.+\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.tmp|check\.[\da-f-]{36})$/

/**
 * Lists the files that killed processes left in DATA_DIR and all folders below; requires its lock.
 * They are listed before anything is written and removed later, so that no file of this process is
 * among them.
 */
export const leftoversIn = (dataDir: string) => leftoversBelow(dataDir, notOurs)

/**
 * A backup may be written by another process, which the lock does not exclude (volume/backup-file.ts).
 * Derivatives are in a folder for each photo, which is tidied when the photo is looked at.
 */
const notOurs = ['backups', 'derivatives']

async function leftoversBelow(folder: string, except: readonly string[] = []): Promise<string[]> {
  const leftovers: string[] = []
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (temporaryName.test(entry.name)) leftovers.push(path)
    else if (entry.isDirectory() && !entry.name.startsWith('.') && !except.includes(entry.name)) {
      leftovers.push(...(await leftoversBelow(path)))
    }
  }
  return leftovers
}

/** Looks in this folder alone, such as UPLOADS_DIR, whose other temporary files have a folder of their own. */
export async function sweepFolder(folder: string): Promise<void> {
  const names = (await entriesOf(folder)).map(({ name }) => name)
  await removeAll(names.filter(name => temporaryName.test(name)).map(name => join(folder, name)))
}

export const removeAll = (paths: readonly string[]) =>
  Promise.all(paths.map(path => rm(path, { recursive: true, force: true }).catch(ignoreDenied)))

/** An unreadable folder counts as empty: the code that needs it reports the error. */
const entriesOf = (folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((): Dirent[] => [])
