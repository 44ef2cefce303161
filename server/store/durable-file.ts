import { randomUUID } from 'node:crypto'
import { copyFile, link, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** The disk, as far as a durable file needs it; tests hand in one that fails. */
export interface Disk {
  open: typeof open
  readFile: typeof readFile
  rename: typeof rename
  link: typeof link
  copyFile: typeof copyFile
  rm: typeof rm
}

export const realDisk: Disk = { open, readFile, rename, link, copyFile, rm }

/** The generation before the present one, kept beside it: `users.json` → `users.previous.json`. */
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

/** The new file could not be synced and the old one not put back: only the disk knows which is there. */
export class NotPutBack extends Error {
  readonly code = 'EIO'
}

export interface ReplaceOptions {
  /** The older copy holds something that must be in no copy any more: it gets the new text, too. */
  forgets?: boolean
  /** Told of what failed after the new text was safe; the next write of the file makes it good. */
  onLate?: (error: unknown) => void
}

/**
 * Replaces a file so that after the promise resolves the new text survives a power cut, and after
 * it rejects the old text is in place, whatever happens in between. The replaced text stays beside
 * it (`previousOf`). Calls for one file must not overlap.
 * @throws NotPutBack where it is not known which text is in place
 */
export async function replaceDurably(
  file: string,
  text: string | Buffer,
  disk: Disk = realDisk,
  { forgets = false, onLate = () => undefined }: ReplaceOptions = {},
) {
  const temporary = temporaryOf(file)
  const kept = temporaryOf(file)
  let hadOne = false
  try {
    await writeSynced(temporary, text, disk)
    // Before the file is replaced: the sync that follows makes both last.
    if (forgets) await disk.rm(previousOf(file), { force: true })
    hadOne = await moveDurably(temporary, file, kept, disk)
  } catch (error) {
    await removeQuietly(temporary, disk)
    await removeQuietly(kept, disk)
    throw error
  }
  if (hadOne) await renewPrevious(file, kept, forgets ? text : undefined, disk).catch(onLate)
}

/**
 * Writes a small file, or writes it anew, so that its text survives a power cut whole; for what can
 * be done without, and so needs no older copy.
 */
export async function writeDurably(file: string, text: string, disk: Disk = realDisk) {
  const [temporary, kept] = [temporaryOf(file), temporaryOf(file)]
  try {
    await writeSynced(temporary, text, disk)
    await moveDurably(temporary, file, kept, disk)
  } finally {
    await removeQuietly(temporary, disk)
    await removeQuietly(kept, disk)
  }
}

/**
 * Gives a synced file the name of another so that this survives a power cut; when it rejects the
 * other is in place again. The other lies under the name `kept` then.
 * @returns whether there was another
 * @throws NotPutBack where it is not known which is in place
 */
export async function moveDurably(
  from: string,
  file: string,
  kept: string,
  disk: Disk = realDisk,
): Promise<boolean> {
  const hadOne = await keepIfThere(file, kept, disk)
  await disk.rename(from, file)
  await syncFolder(dirname(file), disk).catch(async error => {
    // The new file may or may not survive a power cut: the old one goes back before we say so.
    await putBack(file, hadOne ? kept : undefined, disk, error)
    throw error
  })
  return hadOne
}

async function putBack(file: string, kept: string | undefined, disk: Disk, cause: unknown) {
  try {
    await (kept ? disk.rename(kept, file) : disk.rm(file))
  } catch {
    throw new NotPutBack(`${file} may hold the new content or the old one`, { cause })
  }
}

/** The older copy becomes what was kept of the file, or the text given in its place. */
async function renewPrevious(
  file: string,
  kept: string,
  text: string | Buffer | undefined,
  disk: Disk,
) {
  try {
    if (text !== undefined) {
      await disk.rm(kept)
      await writeSynced(kept, text, disk)
    }
    await disk.rename(kept, previousOf(file))
  } catch (error) {
    await removeQuietly(kept, disk)
    throw error
  }
}

/** Removes what a killed process left behind; only its owner may, under the folder's lock. */
export async function sweepTemporaryFiles(folder: string) {
  const left = (await readdir(folder)).filter(name => temporaryName.test(name))
  await Promise.all(left.map(name => rm(join(folder, name), { recursive: true, force: true })))
}

const temporaryOf = (file: string) => join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`)

/** Release 0.1.0 checked the stores in a folder `.check.` of its own. */
const temporaryName = /^\.(.+\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.tmp|check\.[\da-f-]{36})$/

async function writeSynced(file: string, text: string | Buffer, disk: Disk) {
  const handle = await disk.open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function keepIfThere(file: string, kept: string, disk: Disk): Promise<boolean> {
  try {
    await linkOrCopy(file, kept, disk)
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

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(folder: string, disk: Disk = realDisk) {
  const handle = await disk.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What cannot be removed now is swept at the next start. */
const removeQuietly = (file: string, disk: Disk) =>
  disk.rm(file, { force: true }).catch(() => undefined)

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
