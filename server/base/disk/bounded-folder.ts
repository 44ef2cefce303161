import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSerialQueue } from '../serial-queue.ts'
import { diskSpaceReader, ensureDiskSpace, type ReadDiskSpace } from './disk-space.ts'
import { ignoreMissing } from './stored-file.ts'
import { temporaryOf } from './temporary-files.ts'

/** Files that can be made again; the most recently used ones stay within a limit. */
export interface BoundedFolder {
  /** Undefined where it is not there, or cannot be read. */
  read(name: string): Promise<Buffer | undefined>
  /** Resolves when it is there, or without it where the disk has no room or fails. */
  write(name: string, bytes: Buffer): Promise<void>
  /** Called once another process has put files there; the folder is within its limit afterwards. */
  tidy(): Promise<void>
}

export interface BoundedFolderOptions {
  folder: string
  mostBytes: number
  /** Called where a file could not be written; it is made again when it is asked for. */
  onFailed: (error: unknown) => void
  readDiskSpace?: ReadDiskSpace
}

export function openBoundedFolder({
  folder,
  mostBytes,
  onFailed,
  readDiskSpace = diskSpaceReader(folder),
}: BoundedFolderOptions): BoundedFolder {
  const runExclusive = createSerialQueue()

  async function add(name: string, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true })
    await ensureDiskSpace(readDiskSpace, bytes.length)
    const file = join(folder, name)
    const temporary = temporaryOf(file)
    try {
      await writeFile(temporary, bytes)
      await rename(temporary, file)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    await removeOldest()
  }

  async function removeOldest(): Promise<void> {
    const files = await Promise.all((await readdir(folder)).map(aged))
    const byAge = files.filter(file => file !== undefined).sort((a, b) => b.used - a.used)
    let sum = 0
    for (const { path, size } of byAge) {
      sum += size
      if (sum > mostBytes) await rm(path, { force: true })
    }
  }

  async function aged(name: string) {
    const path = join(folder, name)
    const stats = await stat(path).catch(ignoreMissing)
    return stats && { path, size: stats.size, used: stats.mtimeMs }
  }

  return {
    async read(name) {
      const path = join(folder, name)
      const bytes = await readFile(path).catch(() => undefined)
      const now = new Date()
      if (bytes) await utimes(path, now, now).catch(() => undefined)
      return bytes
    },
    tidy: () => runExclusive(removeOldest).catch(onFailed),
    write: (name, bytes) => runExclusive(() => add(name, bytes)).catch(onFailed),
  }
}
