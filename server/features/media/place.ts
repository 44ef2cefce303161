import { randomBytes } from 'node:crypto'
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ignoreMissing, statFile } from '../../base/disk/stored-file.ts'
import { moveDurably, NotPutBack, syncFolder } from '../../storage/durable-file.ts'
import { incomingFolder } from './upload/incoming.ts'

/**
 * Both paths are on one volume. When this resolves, the move is durable; when it rejects, the slot
 * is unchanged.
 * @throws NotPutBack where its state is unknown
 */
export async function placeFile(source: string, uploadsDir: string, slotPath: string) {
  await sync(source)
  const folder = await makeFolders(uploadsDir, path.dirname(slotPath))
  const kept = `${source}.before`
  try {
    await moveDurably(source, path.join(folder, path.basename(slotPath)), kept)
  } finally {
    // A failed removal is repeated at the next start.
    await rm(kept, { force: true }).catch(() => undefined)
  }
}

/**
 * Removes files of one folder durably, all of them or none.
 * @param files absolute
 * @returns those that existed
 * @throws NotPutBack where it is unknown which exist
 */
export async function removeFiles(files: readonly string[], uploadsDir: string): Promise<string[]> {
  const present: string[] = []
  for (const file of files) if (await statFile(file)) present.push(file)
  const [first] = present
  if (first === undefined) return []
  const incoming = path.join(uploadsDir, incomingFolder)
  const moved: { from: string; aside: string }[] = []
  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    for (const from of present) {
      const aside = path.join(incoming, `${randomBytes(16).toString('hex')}.removed`)
      await rename(from, aside)
      moved.push({ from, aside })
    }
    await syncFolder(path.dirname(first))
  } catch (cause) {
    for (const { from, aside } of moved) {
      await rename(aside, from).catch(() => notPutBack(from, cause))
    }
    throw cause
  }
  // A failed removal is repeated at the next start.
  for (const { aside } of moved) await rm(aside).catch(() => undefined)
  return present
}

function notPutBack(file: string, cause: unknown): never {
  throw new NotPutBack(`${file} may be there or not`, { cause })
}

/** One level at a time, because a symlink inside the volume could redirect a write anywhere. */
export async function makeFolders(uploadsDir: string, relative: string): Promise<string> {
  let folder = uploadsDir
  for (const name of relative.split('/').filter(name => name !== '.')) {
    const parent = folder
    folder = path.join(parent, name)
    const stats = await lstat(folder).catch(ignoreMissing)
    if (stats && !stats.isDirectory()) throw new Error(`${folder} is not a folder`)
    if (!stats) {
      await mkdir(folder)
      await syncFolder(parent)
    }
  }
  return folder
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
