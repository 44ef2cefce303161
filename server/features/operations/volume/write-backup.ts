import { constants, type FileHandle, open } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { curesOf, type Denied, deniedAt } from '../../../base/disk/denied.ts'
import { versionOf } from '../../../base/disk/stored-file.ts'
import { type Folders, isSafeName, lackingName, type Top, tops } from './archive.ts'
import {
  type AddFile,
  type ArchiveFile,
  type BackupSummary,
  writeArchive,
} from './archive-writer.ts'
import { changed, type FileToBackUp, filesToBackUp, unreadable } from './files-to-back-up.ts'
import { movedMeanwhile, uploadsIn } from './moved-meanwhile.ts'

/**
 * Writes an archive of the volume, even while it is in use: every file is replaced by a rename,
 * never written in place, so each is read consistently, as of some time after the start. Data moves
 * between files only where a newer release starts meanwhile, which is noticed; uploads may move
 * between places, and are looked for again at the end. So everything acknowledged before the start
 * is included. Files of another user are left out, and named in the summary and in a file of the
 * archive.
 * @throws CommandError naming what cannot be read otherwise, or was moved over a file that had been read; errors of the target unchanged
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
  const onDenied = (denied: Denied) => void summary.denied.push(denied)
  const versions = new Map<string, string>()
  const atStart = await uploadsIn(folders, holds)
  const archiveFile = async (file: FileToBackUp) => {
    if (!isSafeName(file.name)) {
      summary.leftOut.push(file.absolute)
      return
    }
    const version = await addFile(add, file, onDenied)
    if (version === DENIED) return
    if (version !== undefined) versions.set(file.name, version)
    else if (isStore(file.name)) throw changed(file.absolute)
  }
  for await (const file of filesToBackUp(folders, holds, onDenied)) await archiveFile(file)
  for (;;) {
    const movedFiles = movedMeanwhile(atStart, versions, await uploadsIn(folders, holds))
    for (const file of movedFiles) await archiveFile(file)
    if (movedFiles.length === 0) break
  }
  const [top] = holds
  if (top && summary.denied.length > 0) await add(listOfLacking(top, summary.denied))
}

function listOfLacking(top: Top, denied: readonly Denied[]): ArchiveFile {
  const text = Buffer.from(`${curesOf(denied).join('\n')}\n`)
  return {
    name: `${top}/${lackingName}`,
    bytes: text.length,
    changedAt: Date.now() * 1000,
    chunks: Readable.from([text]),
    changed: () => new Error('The list of what is lacking has changed'),
  }
}

const DENIED = Symbol('denied')

/**
 * No file of a store is removed while a site runs, only when a release starts that stores it
 * elsewhere.
 */
const isStore = (name: string) => /^data\/[^/]+(?<!\.previous)\.json$/.test(name)

/** @returns its version; undefined where it was removed since its folder was listed */
async function addFile(
  add: AddFile,
  file: FileToBackUp,
  onDenied: (denied: Denied) => void,
): Promise<string | typeof DENIED | undefined> {
  const denied = await deniedAt(file.absolute)
  if (denied) {
    onDenied(denied)
    return DENIED
  }
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
    chunks: size === 0 ? noChunks() : handle.createReadStream({ end: size - 1, autoClose: false }),
    changed: () => changed(absolute),
  })
  return versionOf({ size, mtimeMs })
}

async function* noChunks(): AsyncGenerator<Buffer> {}

async function openPlain(absolute: string): Promise<FileHandle | undefined> {
  try {
    return await open(absolute, constants.O_RDONLY | constants.O_NOFOLLOW)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw unreadable(absolute, error)
  }
}
