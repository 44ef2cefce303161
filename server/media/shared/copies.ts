import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, realpath, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ignoreMissing, versionOf } from '../../disk/stored-file.ts'
import { unavailable } from '../../errors.ts'
import type { Objects } from '../../objects/objects.ts'
import { linkOrCopy } from '../../store/durable-file.ts'
import { exclusively } from '../upload/incoming.ts'
import { sha256Of } from '../upload/upload-fingerprints.ts'
import { keyOf, modifiedAtOf, type StoredObject } from './slot-file.ts'

/** Files of the object store on the disk of this process; each can be deleted at any time. */
export interface Copies {
  /** Where the copy is, or would be. */
  pathOf(file: StoredObject): string
  /**
   * The path of the copy, which is fetched where it is not there.
   * @throws AppError 503 where that fails
   */
  fetch(file: StoredObject): Promise<string>
  /** Makes a file the copy, so that it need not be fetched. It also stays at its own path. */
  adopt(file: StoredObject, source: string): Promise<void>
  /** Deletes the copy used longest ago; false where there is none. */
  giveWay(): Promise<boolean>
}

export async function openCopies(uploadsDir: string, objects: Objects): Promise<Copies> {
  const made = join(uploadsDir, '.copies')
  await mkdir(made, { recursive: true, mode: 0o700 })
  const folder = await realpath(made)
  const underWay = new Map<string, Promise<string>>()
  // Two slots may have the same bytes, each with a version of its own.
  const pathOf = ({ sha256, version }: StoredObject) => join(folder, `${sha256}.${version}`)

  async function isThere(file: StoredObject): Promise<boolean> {
    const stats = await stat(pathOf(file)).catch(ignoreMissing)
    return stats !== undefined && versionOf(stats) === file.version
  }

  async function download(file: StoredObject): Promise<string> {
    if (await isThere(file)) return pathOf(file)
    const body = await objects.get(keyOf(file))
    if (!body) throw unavailable(GONE)
    const temporary = temporaryIn(folder, file)
    try {
      await pipeline(body, createWriteStream(temporary, exclusively))
      if ((await sha256Of(temporary)) !== file.sha256) throw unavailable(GONE)
      return await put(file, temporary)
    } finally {
      await rm(temporary, { force: true })
    }
  }

  /** Everything that reads it from the disk sees the version of its row. */
  async function put(file: StoredObject, temporary: string): Promise<string> {
    // A time in seconds may lose its last bits: a quarter of a microsecond more is the same version.
    const seconds = (modifiedAtOf(file) + 0.25) / 1_000_000
    await utimes(temporary, seconds, seconds)
    await rename(temporary, pathOf(file))
    return pathOf(file)
  }

  return {
    pathOf,
    fetch(file) {
      const path = pathOf(file)
      const fetching =
        underWay.get(path) ?? download(file).finally(() => void underWay.delete(path))
      underWay.set(path, fetching)
      return fetching
    },
    async adopt(file, source) {
      const temporary = temporaryIn(folder, file)
      try {
        await linkOrCopy(source, temporary)
        await put(file, temporary)
      } finally {
        await rm(temporary, { force: true })
      }
    },
    async giveWay() {
      const names = await readdir(folder)
      const copies = await Promise.all(
        names.map(async name => ({
          name,
          stats: await stat(join(folder, name)).catch(ignoreMissing),
        })),
      )
      const [oldest] = copies
        .filter(({ stats }) => stats !== undefined)
        .sort((one, other) => (one.stats?.atimeMs ?? 0) - (other.stats?.atimeMs ?? 0))
      if (!oldest) return false
      await rm(join(folder, oldest.name), { force: true })
      return true
    },
  }
}

const GONE = 'This file cannot be read just now. Please try again in a moment.'

const temporaryIn = (folder: string, file: StoredObject) =>
  join(folder, `.${basename(file.sha256)}.${randomBytes(8).toString('hex')}`)
