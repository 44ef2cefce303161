import type { Dirent, Stats } from 'node:fs'
import { lstat, readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Folder } from './slots/slot-tree.ts'
import { filesOf } from './slots/slots.ts'

export interface StoredFile {
  /** Where it lies, with every link in the volume's own path resolved. */
  absolute: string
  size: number
  /** Time of modification and size: another one for other bytes. */
  version: string
  /** Of a photo that the library knows: in pixels; missing where its header cannot be read. */
  width?: number | undefined
}

/** By slot path. One listing a folder finds the hits, so that slots without a file cost nothing. */
export async function findFiles(uploadsDir: string, top: Folder): Promise<Map<string, StoredFile>> {
  const found = new Map<string, StoredFile>()

  async function visit(folder: Folder): Promise<void> {
    const entries = await list(path.join(uploadsDir, folder.path))
    const files = folder.slots
      .flatMap(filesOf)
      .filter(file => entries.get(path.basename(file))?.isFile())
    const folders = folder.folders.filter(({ path: inner }) =>
      entries.get(path.basename(inner))?.isDirectory(),
    )
    await Promise.all([
      ...files.map(async slotPath => {
        const file = await statPlain(path.join(uploadsDir, slotPath))
        if (file) found.set(slotPath, file)
      }),
      ...folders.map(visit),
    ])
  }

  await visit(top)
  return found
}

/** Undefined for what is missing, no plain file, or reached by way of a link. */
export async function statFile(absolute: string): Promise<StoredFile | undefined> {
  const real = await realpath(absolute).catch(ignoreMissing)
  return real === absolute ? statPlain(absolute) : undefined
}

/** Microseconds, because two uploads can fall into one millisecond. */
export function versionOf({ mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'>): string {
  return `${Math.round(mtimeMs * 1000).toString(36)}-${size.toString(36)}`
}

/** To be given to `catch`: what is not there is an answer, every other error is one. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}

async function list(folder: string): Promise<Map<string, Dirent>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)
  return new Map(entries?.map(entry => [entry.name, entry]))
}

async function statPlain(absolute: string): Promise<StoredFile | undefined> {
  const stats = await lstat(absolute).catch(ignoreMissing)
  return stats?.isFile() ? { absolute, size: stats.size, version: versionOf(stats) } : undefined
}
