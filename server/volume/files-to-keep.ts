import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Folders, folderOf, isKept, type Top } from './archive.ts'

/** A file as it stands in an archive, and where it lies. */
export interface KeptFile {
  name: string
  absolute: string
}

/**
 * All files of these folders that a backup holds, folder by folder while it is written. Links are
 * not followed.
 */
export async function* filesToKeep(
  folders: Folders,
  holds: readonly Top[],
): AsyncGenerator<KeptFile> {
  for (const top of holds) yield* filesBelow(folderOf(folders, top), top)
}

async function* filesBelow(folder: string, name: string): AsyncGenerator<KeptFile> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inner = { name: `${name}/${entry.name}`, absolute: join(folder, entry.name) }
    if (!isKept(inner.name)) continue
    if (entry.isFile()) yield inner
    if (entry.isDirectory()) yield* filesBelow(inner.absolute, inner.name)
  }
}
