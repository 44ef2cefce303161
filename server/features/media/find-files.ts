import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Denied, deniedAt, ignoreDenied } from '../../base/disk/denied.ts'
import { ignoreMissing, type StoredFile, statPlain } from '../../base/disk/stored-file.ts'
import type { Folder } from './slots/slot-tree.ts'
import { filesOf } from './slots/slots.ts'

export interface FoundFiles {
  /** By slot path. */
  found: Map<string, StoredFile>
  /** Files that may not be read, and folders that may not be read or written. */
  denied: Denied[]
}

/** One listing per folder finds the files, so that slots without one cost nothing. */
export async function findFiles(uploadsDir: string, top: Folder): Promise<FoundFiles> {
  const found = new Map<string, StoredFile>()
  const denied: Denied[] = []

  async function visit(folder: Folder): Promise<void> {
    const absolute = path.join(uploadsDir, folder.path)
    const refused = await deniedAt(absolute)
    if (refused) denied.push(refused)
    if (refused?.lacks === 'read') return
    const entries = await list(absolute)
    const files = folder.slots
      .flatMap(filesOf)
      .filter(file => entries.get(path.basename(file))?.isFile())
    const folders = folder.folders.filter(({ path: inner }) =>
      entries.get(path.basename(inner))?.isDirectory(),
    )
    await Promise.all([
      ...files.map(async slotPath => {
        const absolute = path.join(uploadsDir, slotPath)
        const file = await statPlain(absolute).catch(ignoreDenied)
        if (file) found.set(slotPath, file)
        else denied.push(...arrayOf(await deniedAt(absolute)))
      }),
      ...folders.map(visit),
    ])
  }

  await visit(top)
  return { found, denied }
}

const arrayOf = <T>(one: T | undefined): T[] => (one === undefined ? [] : [one])

async function list(folder: string): Promise<Map<string, Dirent>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)
  return new Map(entries?.map(entry => [entry.name, entry]))
}
