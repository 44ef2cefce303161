import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../command.ts'
import { type Folders, folderOf, tops } from './archive.ts'

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
 * All files that a backup holds, folder by folder while it is written. Links are not followed;
 * what is on its way in or half written has a name with a dot in front and is left out.
 */
export async function* filesToKeep(folders: Folders): AsyncGenerator<KeptFile> {
  ensureApart(folders)
  for (const top of tops) yield* filesBelow(folderOf(folders, top), top)
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

/** One folder inside the other would be kept twice, and moved with the other at a restore. */
export function ensureApart({ dataDir, uploadsDir }: Folders): void {
  if (!`${uploadsDir}/`.startsWith(`${dataDir}/`) && !`${dataDir}/`.startsWith(`${uploadsDir}/`)) {
    return
  }
  throw new CommandError(
    'DATA_DIR and UPLOADS_DIR lie one inside the other. Give each a folder of its own first.',
  )
}
