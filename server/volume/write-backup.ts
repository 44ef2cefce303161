import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { constants, type FileHandle, open } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { versionOf } from '../disk/stored-file.ts'
import { release } from '../release.ts'
import {
  type Folders,
  isSafeName,
  type Label,
  labelName,
  sumsName,
  type Top,
  tops,
} from './archive.ts'
import { changed, type FileToBackUp, filesToBackUp, unreadable } from './files-to-back-up.ts'
import { movedMeanwhile, uploadsIn } from './moved-meanwhile.ts'

export interface BackupSummary {
  createdAt: string
  files: number
  /** Size of the files, uncompressed. */
  bytes: number
  /** Files whose names cannot be archived. */
  leftOut: string[]
}

/**
 * Writes an archive of the volume, even while it is in use: every file is replaced by a rename,
 * never written in place, so each is read consistently, as of some time after the start. Data moves
 * between files only where a newer release starts meanwhile, which is noticed; uploads may move between
 * places, and are looked for again at the end. So everything acknowledged before the start is included.
 * @throws CommandError naming what cannot be read, or was moved over a file that had been read; errors of the target unchanged
 */
export async function writeBackup(
  folders: Folders,
  to: Writable,
  holds: readonly Top[] = tops,
): Promise<BackupSummary> {
  const archive = pack()
  // Photos and videos do not compress; higher levels would only cost time.
  const written = pipeline(archive, createGzip({ level: 1 }), to)
  const filled = fill(archive, folders, holds).catch((error: Error) => {
    archive.destroy(error)
    throw error
  })
  const [summary] = await Promise.all([filled, written])
  return summary
}

async function fill(archive: Pack, folders: Folders, holds: readonly Top[]) {
  const createdAt = new Date().toISOString()
  const summary: BackupSummary = { createdAt, files: 0, bytes: 0, leftOut: [] }
  const label: Label = { format: 1, release, createdAt, holds: [...holds] }
  const labelText = `${JSON.stringify(label)}\n`
  const sums = [sumLine(createHash('sha256').update(labelText).digest('hex'), labelName)]
  archive.entry({ name: labelName, mode: 0o600 }, labelText)
  const versions = new Map<string, string>()
  const atStart = await uploadsIn(folders, holds)
  const take = async (file: FileToBackUp) => {
    if (!isSafeName(file.name)) {
      summary.leftOut.push(file.absolute)
      return
    }
    const added = await add(archive, file)
    if (!added) {
      if (isStore(file.name)) throw changed(file.absolute)
      return
    }
    versions.set(file.name, added.version)
    sums.push(sumLine(added.sum, file.name))
    summary.files += 1
    summary.bytes += added.size
  }
  for await (const file of filesToBackUp(folders, holds)) await take(file)
  for (;;) {
    const moved = movedMeanwhile(atStart, versions, await uploadsIn(folders, holds))
    for (const file of moved) await take(file)
    if (moved.length === 0) break
  }
  archive.entry({ name: sumsName, mode: 0o600 }, sums.join(''))
  archive.finalize()
  return summary
}

/** No file of a store goes while a site runs, only when a release starts that stores it elsewhere. */
const isStore = (name: string) => /^data\/[^/]+(?<!\.previous)\.json$/.test(name)

/** In the format of `sha256sum`. */
const sumLine = (sum: string, name: string) => `${sum}  ${name}\n`

/** Undefined where the file was removed since its folder was listed. */
async function add(archive: Pack, file: FileToBackUp) {
  const handle = await openPlain(file.absolute)
  if (!handle) return undefined
  try {
    return await copy(archive, handle, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === 'read') throw unreadable(file.absolute, error)
    throw error
  } finally {
    await handle.close()
  }
}

async function copy(archive: Pack, handle: FileHandle, { name, absolute }: FileToBackUp) {
  const { size, mtimeMs } = await handle.stat()
  const hash = createHash('sha256')
  const header = {
    name,
    size,
    mode: 0o600,
    mtime: new Date(mtimeMs),
    // In microseconds, because they are part of a file's version (disk/stored-file.ts).
    pax: { mtime: (Math.round(mtimeMs * 1000) / 1e6).toFixed(6) },
  }
  const chunks = size === 0 ? [] : handle.createReadStream({ end: size - 1, autoClose: false })
  let sent = 0
  await new Promise<void>((resolve, reject) => {
    const entry = archive.entry(header, error => (error ? reject(error) : resolve()))
    entry.once('error', reject)
    const send = async () => {
      for await (const chunk of chunks as AsyncIterable<Buffer>) {
        hash.update(chunk)
        sent += chunk.length
        if (!entry.write(chunk)) await once(entry, 'drain')
      }
      if (sent !== size) throw changed(absolute)
      entry.end(undefined)
    }
    send().catch(reject)
  })
  return { sum: hash.digest('hex'), size, version: versionOf({ size, mtimeMs }) }
}

async function openPlain(absolute: string): Promise<FileHandle | undefined> {
  try {
    return await open(absolute, constants.O_RDONLY | constants.O_NOFOLLOW)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw unreadable(absolute, error)
  }
}
