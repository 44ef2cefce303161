import { constants, type FileHandle, open } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { versionOf } from '../disk/stored-file.ts'
import { type Folders, isSafeName, type Top, tops } from './archive.ts'
import { type AddFile, type BackupSummary, writeArchive } from './archive-writer.ts'
import { changed, type FileToBackUp, filesToBackUp, unreadable } from './files-to-back-up.ts'
import { movedMeanwhile, uploadsIn } from './moved-meanwhile.ts'

/**
 * Writes an archive of the volume, even while it is in use: every file is replaced by a rename,
 * never written in place, so each is read consistently, as of some time after the start. Data moves
 * between files only where a newer release starts meanwhile, which is noticed; uploads may move between
 * places, and are looked for again at the end. So everything acknowledged before the start is included.
 * @throws CommandError naming what cannot be read, or was moved over a file that had been read; errors of the target unchanged
 */
export async function writeBackup(
  folders: Folders,
  to: Writable,
  holds: readonly Top[] = tops,
): Promise<BackupSummary> {
  return writeArchive(to, holds, (add, summary) => fill(folders, holds, add, summary))
}

async function fill(
  folders: Folders,
  holds: readonly Top[],
  add: AddFile,
  summary: BackupSummary,
): Promise<void> {
  const versions = new Map<string, string>()
  const atStart = await uploadsIn(folders, holds)
  const take = async (file: FileToBackUp) => {
    if (!isSafeName(file.name)) {
      summary.leftOut.push(file.absolute)
      return
    }
    const version = await addFile(add, file)
    if (version !== undefined) versions.set(file.name, version)
    else if (isStore(file.name)) throw changed(file.absolute)
  }
  for await (const file of filesToBackUp(folders, holds)) await take(file)
  for (;;) {
    const moved = movedMeanwhile(atStart, versions, await uploadsIn(folders, holds))
    for (const file of moved) await take(file)
    if (moved.length === 0) break
  }
}

/** No file of a store goes while a site runs, only when a release starts that stores it elsewhere. */
const isStore = (name: string) => /^data\/[^/]+(?<!\.previous)\.json$/.test(name)

/** @returns its version; undefined where it was removed since its folder was listed */
async function addFile(add: AddFile, file: FileToBackUp): Promise<string | undefined> {
  const handle = await openPlain(file.absolute)
  if (!handle) return undefined
  try {
    return await copy(add, handle, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === 'read') throw unreadable(file.absolute, error)
    throw error
  } finally {
    await handle.close()
  }
}

async function copy(add: AddFile, handle: FileHandle, { name, absolute }: FileToBackUp) {
  const { size, mtimeMs } = await handle.stat()
  await add({
    name,
    bytes: size,
    changedAt: Math.round(mtimeMs * 1000),
    chunks: size === 0 ? nothing() : handle.createReadStream({ end: size - 1, autoClose: false }),
    changed: () => changed(absolute),
  })
  return versionOf({ size, mtimeMs })
}

async function* nothing(): AsyncGenerator<Buffer> {}

async function openPlain(absolute: string): Promise<FileHandle | undefined> {
  try {
    return await open(absolute, constants.O_RDONLY | constants.O_NOFOLLOW)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw unreadable(absolute, error)
  }
}
