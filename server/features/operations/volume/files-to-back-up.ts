import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../../../base/command.ts'
import { type Denied, deniedAt } from '../../../base/disk/denied.ts'
import { type Folders, folderOf, isKept, type Top } from './archive.ts'

/** A file's name in the archive, and its path. */
export interface FileToBackUp {
  name: string
  absolute: string
}

/**
 * All files of these folders that a backup contains, listed while it is written. Symlinks are not
 * followed.
 * @param onDenied takes folders of another user, which are left out
 * @throws CommandError naming a folder that cannot be read
 */
export async function* filesToBackUp(
  folders: Folders,
  holds: readonly Top[],
  onDenied?: (denied: Denied) => void,
): AsyncGenerator<FileToBackUp> {
  for (const top of holds) yield* filesBelow(folderOf(folders, top), top, onDenied)
}

async function* filesBelow(
  folder: string,
  name: string,
  onDenied: ((denied: Denied) => void) | undefined,
): AsyncGenerator<FileToBackUp> {
  const denied = await deniedAt(folder)
  if (denied?.lacks === 'read' && onDenied) return onDenied(denied)
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: Error) => {
    throw unreadable(folder, error)
  })
  for (const entry of entries) {
    const inner = { name: `${name}/${entry.name}`, absolute: join(folder, entry.name) }
    if (!isKept(inner.name)) continue
    if (entry.isFile()) yield inner
    if (entry.isDirectory()) yield* filesBelow(inner.absolute, inner.name, onDenied)
  }
}

export const unreadable = (path: string, error: unknown) =>
  new CommandError(`${path} cannot be read: ${(error as Error).message}.`)

export const changed = (file: string) =>
  new CommandError(`${file} was changed while it was read. Run the backup again.`)
