import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Folders, folderOf, type Top } from './archive.ts'

/** A file as it stands in an archive, and where it lies. */
export interface KeptFile {
  name: string
  absolute: string
}

/** In the data folder: what comes back by itself, and what is about this one volume. */
const leftOut = new Set([
  'derivatives',
  'catalogs',
  'backups',
  'last-backup.json',
  'last-backup.previous.json',
])

/**
 * All files of these folders that a backup holds, folder by folder while it is written. Links are not followed;
 * what is on its way in or half written has a name with a dot in front and is left out.
 */
export async function* filesToKeep(
  folders: Folders,
  holds: readonly Top[],
): AsyncGenerator<KeptFile> {
  for (const top of holds) yield* filesBelow(folderOf(folders, top), top)
}

async function* filesBelow(folder: string, name: string): AsyncGenerator<KeptFile> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries) {
    if (entry.name.startsWith('.') || (name === 'data' && leftOut.has(entry.name))) continue
    const inner = { name: `${name}/${entry.name}`, absolute: join(folder, entry.name) }
    if (entry.isFile()) yield inner
    if (entry.isDirectory()) yield* filesBelow(inner.absolute, inner.name)
  }
}
