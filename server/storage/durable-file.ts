import { copyFile, link, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { temporaryOf } from '../base/disk/temporary-files.ts'

/** The disk functions of a durable file; replaced in fault tests. */
export interface Disk {
  open: typeof open
  readFile: typeof readFile
  rename: typeof rename
  link: typeof link
  copyFile: typeof copyFile
  rm: typeof rm
}

export const realDisk: Disk = { open, readFile, rename, link, copyFile, rm }

/** The previous version of a file, next to it: `users.json` → `users.previous.json`. */
export const previousOf = (file: string) => file.replace(/(\.json)?$/, '.previous$1')

/** The text of a file, or null where there is none. */
export async function readText(file: string, disk: Disk = realDisk): Promise<string | null> {
  try {
    return await disk.readFile(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

/**
 * The new file could not be synced and the old one not restored: only the disk knows which is
 * there.
 */
export class NotPutBack extends Error {
  readonly code = 'EIO'
}

export interface ReplaceOptions {
  /** The previous version contains data that must be erased, so it gets the new text too. */
  forgets?: boolean
  /** Called with errors after the new text was durable; the next write of the file repairs them. */
  onLate?: (error: unknown) => void
}

/**
 * Replaces a file so that after the promise resolves the new text is durable, and after it rejects
 * the old text is in place. The replaced text stays as the previous version (`previousOf`). Calls
 * for one file must not overlap.
 * @throws NotPutBack where it is unknown which text is in place
 */
export async function replaceDurably(
  file: string,
  text: string | Buffer,
  disk: Disk = realDisk,
  { forgets = false, onLate = () => undefined }: ReplaceOptions = {},
) {
  const temporary = temporaryOf(file)
  const previous = temporaryOf(file)
  let hadOne = false
  try {
    await writeSynced(temporary, text, disk)
    // This precedes the replacement of the file: the following sync makes both durable.
    if (forgets) await disk.rm(previousOf(file), { force: true })
    hadOne = await moveDurably(temporary, file, previous, disk)
  } catch (error) {
    await removeQuietly(temporary, disk)
    await removeQuietly(previous, disk)
    throw error
  }
  if (hadOne) await renewPrevious(file, previous, forgets ? text : undefined, disk).catch(onLate)
}

/**
 * Writes or replaces a small file durably and atomically; for data that can be recreated, and so
 * needs no previous version.
 */
export async function writeDurably(file: string, text: string, disk: Disk = realDisk) {
  const [temporary, previous] = [temporaryOf(file), temporaryOf(file)]
  try {
    await writeSynced(temporary, text, disk)
    await moveDurably(temporary, file, previous, disk)
  } finally {
    await removeQuietly(temporary, disk)
    await removeQuietly(previous, disk)
  }
}

/**
 * Renames a synced file onto another durably; when it rejects the other one is in place again. The
 * other file stays under the name `kept`.
 * @returns whether there was another
 * @throws NotPutBack where it is unknown which is in place
 */
export async function moveDurably(
  from: string,
  file: string,
  previous: string,
  disk: Disk = realDisk,
): Promise<boolean> {
  const hadOne = await keepIfThere(file, previous, disk)
  await disk.rename(from, file)
  await syncFolder(dirname(file), disk).catch(async error => {
    // The rename may or may not be durable: the old file is restored before this rejects.
    await putBack(file, hadOne ? previous : undefined, disk, error)
    throw error
  })
  return hadOne
}

async function putBack(file: string, previous: string | undefined, disk: Disk, cause: unknown) {
  try {
    await (previous ? disk.rename(previous, file) : disk.rm(file))
  } catch {
    throw new NotPutBack(`${file} may hold the new content or the old one`, { cause })
  }
}

/** Replaces the previous version by the kept file, or by the given text. */
async function renewPrevious(
  file: string,
  previous: string,
  text: string | Buffer | undefined,
  disk: Disk,
) {
  try {
    if (text !== undefined) {
      await disk.rm(previous)
      await writeSynced(previous, text, disk)
    }
    await disk.rename(previous, previousOf(file))
  } catch (error) {
    await removeQuietly(previous, disk)
    throw error
  }
}

async function writeSynced(file: string, text: string | Buffer, disk: Disk) {
  const handle = await disk.open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function keepIfThere(file: string, previous: string, disk: Disk): Promise<boolean> {
  try {
    await linkOrCopy(file, previous, disk)
    return true
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
}

/**
 * Gives a file's content a second name; volumes without hard links get a copy.
 * @throws ENOENT where there is no such file
 */
export async function linkOrCopy(file: string, name: string, disk: Disk = realDisk): Promise<void> {
  await disk.link(file, name).catch(error => {
    if (!isCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK')) throw error
    return disk.copyFile(file, name)
  })
}

/**
 * Makes the names in a folder survive a power cut. Network file systems (SMB, some NAS, WSL) have
 * no such call for folders, though they sync files: its absence is no failure of a write.
 * @returns whether they survive
 */
export async function syncFolder(folder: string, disk: Disk = realDisk): Promise<boolean> {
  const handle = await disk.open(folder, 'r')
  try {
    await handle.sync()
    return true
  } catch (error) {
    if (isCode(error, 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP')) return false
    throw error
  } finally {
    await handle.close()
  }
}

/** A failed removal is repeated at the next start. */
const removeQuietly = (file: string, disk: Disk) =>
  disk.rm(file, { force: true }).catch(() => undefined)

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
