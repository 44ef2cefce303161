import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { minute } from '../../../../web/base/units.ts'
import { CommandError } from '../../../base/command.ts'
import { diskSpaceReader, reservedBytes } from '../../../base/disk/disk-space.ts'
import { ignoreMissing } from '../../../base/disk/stored-file.ts'
import { temporaryOf } from '../../../base/disk/temporary-files.ts'
import { megabytes } from '../../../base/megabytes.ts'
import { syncFolder } from '../../../storage/durable-file.ts'
import { type Folders, folderOf, type Top, tops } from './archive.ts'
import type { BackupSummary } from './archive-writer.ts'
import { filesToBackUp } from './files-to-back-up.ts'
import { writeBackup } from './write-backup.ts'

export interface BackupFile extends BackupSummary {
  file: string
  /** Size of the archive. */
  size: number
}

/** Writes a backup of a volume into a file. */
export async function backupToFile(
  folders: Folders,
  target: string,
  holds: readonly Top[] = tops,
): Promise<BackupFile> {
  return archiveToFile(folders, target, async (folder, openFile) => {
    if (holds.includes('uploads')) await ensureSpaceFor(folders, folder)
    return writeBackup(folders, await openFile(), holds)
  })
}

/**
 * Writes an archive into a file. The file is never partial under its name: it is renamed when its
 * bytes are durable, and an older one of that name stays until then.
 * @param write called with the folder of the file, and what opens it
 */
export async function archiveToFile(
  folders: Folders,
  target: string,
  write: (folder: string, openFile: () => Promise<Writable>) => Promise<BackupSummary>,
): Promise<BackupFile> {
  const file = resolve(target)
  ensureOutside(folders, file)
  await ensureFile(file)
  const folder = dirname(file)
  const temporary = temporaryOf(file)
  try {
    await sweepTorn(folder)
    const summary = await write(folder, async () => {
      const handle = await open(temporary, 'wx', 0o600)
      return handle.createWriteStream({ flush: true })
    })
    const { size } = await stat(temporary)
    await rename(temporary, file)
    await syncFolder(folder)
    return { ...summary, file, size }
  } catch (error) {
    throw faultOfTarget(error, file)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** The message for the owner when the archive could not be written. */
export function faultOfTarget(error: unknown, target: string): Error {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof CommandError || !code) return error as Error
  if (code === 'ENOENT') return new CommandError(`There is no folder ${dirname(target)}.`)
  if (code === 'ENOSPC') return new CommandError(`The disk is full: ${target} is not written.`)
  if (code === 'EACCES' || code === 'EROFS') {
    return new CommandError(`${dirname(target)} may not be written (${code}).`)
  }
  return new CommandError(`${target} is not written: ${message}.`)
}

function ensureOutside(folders: Folders, file: string): void {
  const inside = tops.find(top => file.startsWith(`${folderOf(folders, top)}/`))
  if (!inside || dirname(file) === join(folders.dataDir, 'backups')) return
  throw new CommandError(
    'A backup inside the folders that it holds would be part of the next one. Choose another place.',
  )
}

/** An archive replaces an older one, never a folder or a device. */
async function ensureFile(file: string): Promise<void> {
  const status = await stat(file).catch(() => undefined)
  if (status?.isDirectory()) {
    throw new CommandError(
      `${file} is a folder. Name the archive in it: ${join(file, 'site.tar.gz')}`,
    )
  }
  if (!status || status.isFile()) return
  throw new CommandError(`${file} is no file. To write to standard output: backup -`)
}

/**
 * Leaves enough space for the site if the archive is on its disk. Photos and videos do not get
 * smaller in it, so their own size is a good estimate; the data is small in comparison.
 */
async function ensureSpaceFor(folders: Folders, target: string): Promise<void> {
  let requiredBytes = 0
  for await (const { absolute } of filesToBackUp(folders, ['uploads'], ignore)) {
    requiredBytes += (await stat(absolute).catch(ignoreMissing))?.size ?? 0
  }
  const isOwnDisk = (await stat(target)).dev === (await stat(folders.uploadsDir)).dev
  await ensureSpace(requiredBytes, target, isOwnDisk)
}

/**
 * @param leavesReserve whether the site needs space on that disk as well
 * @throws CommandError where files of that size do not fit
 */
export async function ensureSpace(
  requiredBytes: number,
  target: string,
  leavesReserve: boolean,
): Promise<void> {
  const { free, total } = await diskSpaceReader(target)().catch(() => unknownRoom)
  if (requiredBytes + (leavesReserve ? reservedBytes(total) : 0) <= free) return
  throw new CommandError(
    `There is no room for this backup: it takes about ${megabytes(requiredBytes)}, and of ` +
      `${megabytes(free)} that are free in ${target} the site needs some. Take another disk, or keep ` +
      'fewer backups.',
  )
}

const ignore = () => undefined

const unknownRoom = { free: Number.POSITIVE_INFINITY, total: 0 }

/** The process that started an archive has died if it has not written for this long. */
const longestPause = 10 * minute

/** Removes partial archives of processes that were killed. */
async function sweepTorn(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (await isTorn(join(folder, name))) await rm(join(folder, name), { force: true })
  }
}

/** Tells whether a file is an abandoned, partial archive. */
export async function isTorn(file: string): Promise<boolean> {
  if (!tornName.test(basename(file))) return false
  const status = await stat(file).catch(ignoreMissing)
  return status !== undefined && Date.now() - status.mtimeMs > longestPause
}

const tornName = /^\..+\.tar\.gz\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/
