import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ignoreUnreachable } from '../../base/disk/denied.ts'
import { ignoreMissing } from '../../base/disk/stored-file.ts'
import { linkOrCopy, syncFolder } from '../durable-file.ts'
import { type BinEntry, binEntry } from './entry.ts'

/**
 * The folder is below the uploads; each entry is a folder, created and removed atomically by
 * renaming.
 */
export const binFolder = 'bin'

export const keptDays = 30

export type NewBinEntry = Omit<BinEntry, 'version' | 'id' | 'createdAt' | 'bytes'>

/** Deleted or replaced files and slot details, while they can be restored. */
export interface Bin {
  /**
   * Resolves once the entry is durable. The files also stay at their own paths.
   * @param files absolute, on the volume of the uploads
   */
  add(entry: NewBinEntry, files?: readonly string[]): Promise<BinEntry>
  /** Newest first. */
  list(): Promise<readonly BinEntry[]>
  find(id: string): Promise<BinEntry | undefined>
  /**
   * The path of an entry's file, by its index in `files`, once it can be read there.
   * @throws AppError 503 where it cannot be had
   */
  fileOf(id: string, index: number): Promise<string>
  /** Deletes an entry durably; resolves to false where there is none. */
  remove(id: string): Promise<boolean>
  /**
   * Deletes the oldest entry with files; resolves to false without one, or where all of them
   * together would free fewer bytes than are missing.
   */
  giveWay(missing?: number): Promise<boolean>
  /** Deletes entries older than `limit`, ISO 8601 in UTC. */
  removeBefore(limit: string): Promise<void>
}

interface Options {
  uploadsDir: string
  /** The folder of incomplete entries; emptied at the start. */
  incomingDir: string
  /** Milliseconds since 1970. */
  clock?: () => number
}

export function openBin({ uploadsDir, incomingDir, clock = Date.now }: Options): Bin {
  const folder = path.join(uploadsDir, binFolder)
  const folderOf = (id: string) => path.join(folder, id)
  let reading: Promise<Map<string, BinEntry>> | undefined

  /** Read on first use, so that the bin does not delay the start. */
  function entries(): Promise<Map<string, BinEntry>> {
    reading ??= readEntries(folder).catch(error => {
      reading = undefined
      throw error
    })
    return reading
  }

  async function add(fields: NewBinEntry, files: readonly string[] = []): Promise<BinEntry> {
    const all = await entries()
    const temporary = path.join(incomingDir, `${randomBytes(16).toString('hex')}.bin`)
    await mkdir(temporary, { recursive: true, mode: 0o700 })
    try {
      let bytes = 0
      for (const [index, file] of files.entries()) {
        const name = path.join(temporary, String(index))
        await linkOrCopy(file, name)
        bytes += (await stat(name)).size
      }
      const createdAt = new Date(clock()).toISOString()
      const entry = binEntry.parse({ version: 1, id: randomUUID(), createdAt, bytes, ...fields })
      await writeSynced(path.join(temporary, entryName), JSON.stringify(entry))
      await syncFolder(temporary)
      if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(uploadsDir)
      await rename(temporary, folderOf(entry.id))
      await syncFolder(folder)
      all.set(entry.id, entry)
      return entry
    } catch (error) {
      await rm(temporary, { recursive: true, force: true }).catch(() => undefined)
      throw error
    }
  }

  async function remove(id: string): Promise<boolean> {
    const all = await entries()
    if (!all.has(id)) return false
    const removedPath = path.join(incomingDir, `${randomBytes(16).toString('hex')}.removed`)
    await mkdir(incomingDir, { recursive: true, mode: 0o700 })
    await rename(folderOf(id), removedPath).catch(ignoreMissing)
    await syncFolder(folder)
    all.delete(id)
    await rm(removedPath, { recursive: true, force: true })
    return true
  }

  const oldestFirst = async () => newestFirst(await entries()).reverse()

  return {
    add,
    remove,
    list: async () => newestFirst(await entries()),
    find: async id => (await entries()).get(id),
    fileOf: async (id, index) => path.join(folderOf(id), String(index)),
    async giveWay(missing = 0) {
      const candidates = (await oldestFirst()).filter(({ bytes }) => bytes > 0)
      const [oldest] = candidates
      const candidateBytes = candidates.reduce((sum, { bytes }) => sum + bytes, 0)
      return oldest && candidateBytes >= missing ? remove(oldest.id) : false
    },
    async removeBefore(limit) {
      for (const { id, createdAt } of await oldestFirst()) if (createdAt < limit) await remove(id)
    },
  }
}

const entryName = 'entry.json'

const newestFirst = (entries: ReadonlyMap<string, BinEntry>) =>
  [...entries.values()].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))

async function readEntries(folder: string): Promise<Map<string, BinEntry>> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  const entries = new Map<string, BinEntry>()
  for (const name of names) {
    const entry = await readEntry(folder, name)
    if (entry) entries.set(entry.id, entry)
  }
  return entries
}

/**
 * Undefined for an incomplete entry, such as one deleted while a backup copied it, and for one that may
 * not be read.
 */
export async function readEntry(folder: string, id: string): Promise<BinEntry | undefined> {
  const text = await readFile(path.join(folder, id, entryName), 'utf8').catch(ignoreUnreachable)
  const { data } = binEntry.safeParse(text && parse(text))
  return data?.id === id ? data : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
