import { randomUUID } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { CommandError } from '../command.ts'
import { syncFolder } from '../store/durable-file.ts'
import { type Folders, folderOf, type Top, tops } from './archive.ts'
import { type BackupSummary, writeBackup } from './write-backup.ts'

export interface BackupFile extends BackupSummary {
  file: string
  /** Of the archive. */
  size: number
}

/**
 * Writes a backup into a file. Whoever finds the file finds all of it: it gets its name when its
 * bytes are on the disk, and an older one of that name stays until then.
 */
export async function backupToFile(
  folders: Folders,
  target: string,
  holds: readonly Top[] = tops,
): Promise<BackupFile> {
  const file = resolve(target)
  ensureOutside(folders, file)
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`)
  try {
    const handle = await open(temporary, 'wx', 0o600)
    const summary = await writeBackup(folders, handle.createWriteStream({ flush: true }), holds)
    const { size } = await stat(temporary)
    await rename(temporary, file)
    await syncFolder(dirname(file))
    return { ...summary, file, size }
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, file)
  } finally {
    await rm(temporary, { force: true })
  }
}

function ensureOutside(folders: Folders, file: string): void {
  const inside = tops.find(top => file.startsWith(`${folderOf(folders, top)}/`))
  if (!inside || dirname(file) === join(folders.dataDir, 'backups')) return
  throw new CommandError(
    'A backup inside the folders that it holds would be part of the next one. Choose another place.',
  )
}

function explain(error: NodeJS.ErrnoException, file: string): Error {
  if (error.code === 'ENOENT') return new CommandError(`There is no folder ${dirname(file)}.`)
  if (error.code === 'ENOSPC') return new CommandError(`The disk is full: ${file} is not written.`)
  if (error.code === 'EACCES' || error.code === 'EROFS') {
    return new CommandError(`${dirname(file)} may not be written (${error.code}).`)
  }
  return error
}
