import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ignoreMissing, type StoredFile, statPlain } from '../disk/stored-file.ts'
import type { Folder } from './slots/slot-tree.ts'
import { filesOf } from './slots/slots.ts'

/** By slot path. One listing per folder finds the files, so that slots without one cost nothing. */
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

async function list(folder: string): Promise<Map<string, Dirent>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)
  return new Map(entries?.map(entry => [entry.name, entry]))
}
