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

/**
 * Replaces a file so that after the promise resolves the new text survives a power cut, and after
 * it rejects the old text is in place, whatever happens in between. The replaced text stays beside
 * it (`previousOf`). Calls for one file must not overlap.
 */
export async function replaceDurably(file: string, text: string | Buffer, disk: Disk = realDisk) {
  const temporary = temporaryOf(file)
  const kept = temporaryOf(file)
  try {
    await writeSynced(temporary, text, disk)
    const hadOne = await keep(file, kept, disk)
    await disk.rename(temporary, file)
    await syncFolder(dirname(file), disk).catch(async error => {
      // The new text may or may not survive a power cut: the old one goes back before we say so.
      await (hadOne ? disk.rename(kept, file) : disk.rm(file))
      throw error
    })
    // Where that fails the new text is safe all the same; the next write refreshes the older copy.
    if (hadOne) await disk.rename(kept, previousOf(file)).catch(() => removeQuietly(kept, disk))
  } catch (error) {
    await removeQuietly(temporary, disk)
    await removeQuietly(kept, disk)
    throw error
  }
}

/** Removes what a killed process left behind; only its owner may, under the folder's lock. */
export async function sweepTemporaryFiles(folder: string) {
  const left = (await readdir(folder)).filter(name => temporaryName.test(name))
  await Promise.all(left.map(name => rm(join(folder, name), { force: true })))
}

const temporaryOf = (file: string) => join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`)

const temporaryName = /^\..+\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/

async function writeSynced(file: string, text: string | Buffer, disk: Disk) {
  const handle = await disk.open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A second name for the present content; volumes that know no hard links get a copy. */
async function keep(file: string, kept: string, disk: Disk): Promise<boolean> {
  try {
    await disk.link(file, kept)
    return true
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    if (!isCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK')) throw error
    await disk.copyFile(file, kept)
    return true
  }
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
