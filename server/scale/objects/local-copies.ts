import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { minute } from '../../../web/base/units.ts'
import {
  availableBytes,
  diskAlmostFull,
  diskSpaceReader,
  isDiskFull,
  type ReadDiskSpace,
} from '../../base/disk/disk-space.ts'
import { setModifiedTime } from '../../base/disk/set-modified-time.ts'
import { ignoreMissing, versionOf } from '../../base/disk/stored-file.ts'
import { linkOrCopy } from '../../storage/durable-file.ts'
import { download } from './download.ts'
import { copyNameOf, type FileObject, modifiedSecondsOf } from './file-object.ts'
import type { Objects } from './objects.ts'
import { recentlyUsed } from './recently-used.ts'

/** Files of the bucket on the disk of this process. Each may be deleted at any time. */
export interface LocalCopies {
  /** Returns the path of the copy, whether it exists or not. */
  pathOf(file: FileObject): string
  isThere(file: FileObject): Promise<boolean>
  /**
   * The path of the copy, which is fetched where it is not there, once for all concurrent calls. It stays
   * for ten minutes at least.
   * @throws AppError 503 where the bucket does not give it, 507 where the disk has no space for it
   */
  fetch(file: FileObject): Promise<string>
  /** Makes a file the copy, so that it need not be fetched. It also stays at its own path. */
  adopt(file: FileObject, source: string): Promise<void>
  /** Deletes the least recently used copy, unless it was used just now; false without one. */
  giveWay(): Promise<boolean>
}

interface LocalCopiesOptions {
  /** Theirs alone. */
  folder: string
  objects: Pick<Objects, 'get'>
  /** The bytes of all copies; half of the volume by default. */
  mostBytes?: number
  readDiskSpace?: ReadDiskSpace
  clock?: () => number
}

/** The time for which a requested copy stays: a child process may only be about to read it. */
const STAYS = 10 * minute

/** Requires the lock of the folder that `folder` is in. */
export async function openLocalCopies(options: LocalCopiesOptions): Promise<LocalCopies> {
  await mkdir(options.folder, { recursive: true, mode: 0o700 })
  const folder = await realpath(options.folder)
  const { objects, readDiskSpace = diskSpaceReader(folder), clock = Date.now } = options
  const { mostBytes = (await readDiskSpace()).total / 2 } = options
  const underWay = new Map<string, Promise<string>>()
  const leaving = new Map<string, Promise<void>>()
  const copies = recentlyUsed(await foundIn(folder))
  const pathOf = (file: FileObject) => join(folder, copyNameOf(file))
  const temporaryFile = () => join(folder, `.${randomBytes(16).toString('hex')}`)

  async function isThere(file: FileObject): Promise<boolean> {
    const stats = await stat(pathOf(file)).catch(ignoreMissing)
    return stats !== undefined && versionOf(stats) === file.version
  }

  async function fetchMissing(file: FileObject): Promise<string> {
    // An owner may have deleted all of them.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await leaving.get(copyNameOf(file))
    if (await isThere(file)) {
      await markUsed(file)
      return pathOf(file)
    }
    await makeSpace(file.bytes)
    const temporary = temporaryFile()
    try {
      await download(file, temporary, objects)
      return await put(file, temporary)
    } catch (error) {
      if (isDiskFull(error)) throw diskAlmostFull()
      throw error
    } finally {
      await rm(temporary, { force: true })
    }
  }

  async function put(file: FileObject, temporary: string): Promise<string> {
    await setTimes(temporary, file)
    await rename(temporary, pathOf(file))
    copies.use(copyNameOf(file), { bytes: file.bytes, usedAt: clock() })
    return pathOf(file)
  }

  /** Sets the times to that of the file's version and that of its last use. */
  async function setTimes(path: string, file: FileObject): Promise<void> {
    const handle = await open(path, 'r+')
    try {
      await setModifiedTime(handle, modifiedSecondsOf(file), clock() / 1000)
    } finally {
      await handle.close()
    }
  }

  /** The time is written to disk at most once a minute, for the next start. */
  async function markUsed(file: FileObject): Promise<void> {
    const now = clock()
    const previousUse = copies.use(copyNameOf(file), { bytes: file.bytes, usedAt: now })
    if (previousUse && now - previousUse.usedAt < minute) return
    await setTimes(pathOf(file), file).catch(ignoreMissing)
  }

  async function makeSpace(bytes: number): Promise<void> {
    while (copies.bytes() + bytes > mostBytes && (await giveWay()));
    while (bytes > availableBytes(await readDiskSpace())) {
      if (!(await giveWay())) throw diskAlmostFull()
    }
  }

  async function stayWithin(limit: number): Promise<void> {
    while (copies.bytes() > limit && (await giveWay()));
  }

  async function giveWay(): Promise<boolean> {
    const name = copies.takeOldest(clock() - STAYS)
    if (name === undefined) return false
    const removal = rm(join(folder, name), { force: true }).finally(() => leaving.delete(name))
    leaving.set(name, removal)
    await removal
    return true
  }

  return {
    pathOf,
    isThere,
    giveWay,
    fetch(file) {
      const name = copyNameOf(file)
      const fetching =
        underWay.get(name) ?? fetchMissing(file).finally(() => void underWay.delete(name))
      underWay.set(name, fetching)
      return fetching
    },
    async adopt(file, source) {
      // A second name of the same bytes takes no space.
      await stayWithin(mostBytes - file.bytes)
      const temporary = temporaryFile()
      try {
        await linkOrCopy(source, temporary)
        await syncFile(temporary)
        await put(file, temporary)
      } finally {
        await rm(temporary, { force: true })
      }
    },
  }
}

/**
 * Removes the leftovers of a killed process.
 * @returns the copies, the one used longest ago first
 */
async function foundIn(folder: string) {
  const copies: [name: string, copy: { bytes: number; usedAt: number }][] = []
  for (const name of await readdir(folder)) {
    if (name.startsWith('.')) await rm(join(folder, name), { force: true })
    else {
      const { size, atimeMs } = await stat(join(folder, name))
      copies.push([name, { bytes: size, usedAt: atimeMs }])
    }
  }
  return copies.sort(([, one], [, other]) => one.usedAt - other.usedAt)
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}
