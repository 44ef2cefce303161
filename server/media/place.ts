import { lstat, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ignoreMissing, statFile } from './files.ts'

/** Both lie on one volume. When this resolves, the move survives a power cut. */
export async function placeFile(source: string, uploadsDir: string, slotPath: string) {
  await sync(source)
  const folder = await makeFolders(uploadsDir, path.dirname(slotPath))
  await rename(source, path.join(folder, path.basename(slotPath)))
  await sync(folder)
}

/** False when the slot held nothing that it would have shown. */
export async function removeFile(absolute: string): Promise<boolean> {
  if (!(await statFile(absolute))) return false
  await rm(absolute)
  await sync(path.dirname(absolute))
  return true
}

/** One step at a time, because a link inside the volume could lead a write anywhere. */
async function makeFolders(uploadsDir: string, relative: string): Promise<string> {
  let folder = uploadsDir
  for (const name of relative.split('/').filter(name => name !== '.')) {
    const parent = folder
    folder = path.join(parent, name)
    const stats = await lstat(folder).catch(ignoreMissing)
    if (stats && !stats.isDirectory()) throw new Error(`${folder} is not a folder`)
    if (!stats) {
      await mkdir(folder)
      await sync(parent)
    }
  }
  return folder
}

async function sync(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
