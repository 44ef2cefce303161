import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import type { Denied } from '../../../base/disk/denied.ts'
import { release } from '../../../base/release.ts'
import { type Label, labelName, sumsName, type Top } from './archive.ts'

export interface BackupSummary {
  createdAt: string
  files: number
  /** Size of the files, uncompressed. */
  bytes: number
  /** Files whose names cannot be archived. */
  leftOut: string[]
  /** Files that this user may not read; a backup without them does not count. */
  denied: Denied[]
}

export interface ArchiveFile {
  /** A name such as `data/menu.json`. */
  name: string
  bytes: number
  /** Microseconds since 1970. */
  changedAt: number
  chunks: AsyncIterable<Buffer>
  /** Creates the error for a file that has another number of bytes by now. */
  changed: () => Error
}

/** Resolves with the SHA-256 in hex once the file is in the archive. */
export type AddFile = (file: ArchiveFile) => Promise<string>

/**
 * Writes an archive: its label, the files that `fill` adds, and at the end all sums.
 * @throws what `fill` throws; errors of the target unchanged
 */
export async function writeArchive(
  to: Writable,
  holds: readonly Top[],
  fill: (add: AddFile, summary: BackupSummary) => Promise<void>,
): Promise<BackupSummary> {
  const archive = pack()
  // Photos and videos do not compress; higher levels would only cost time.
  const output = pipeline(archive, createGzip({ level: 1 }), to)
  const filled = fillArchive(archive, holds, fill).catch((error: Error) => {
    archive.destroy(error)
    throw error
  })
  const [summary] = await Promise.all([filled, output])
  return summary
}

async function fillArchive(
  archive: Pack,
  holds: readonly Top[],
  fill: Parameters<typeof writeArchive>[2],
): Promise<BackupSummary> {
  const createdAt = new Date().toISOString()
  const summary: BackupSummary = { createdAt, files: 0, bytes: 0, leftOut: [], denied: [] }
  const label: Label = { format: 1, release, createdAt, holds: [...holds] }
  const labelText = `${JSON.stringify(label)}\n`
  const sums = [sumLine(createHash('sha256').update(labelText).digest('hex'), labelName)]
  archive.entry({ name: labelName, mode: 0o600 }, labelText)
  const add = async (file: ArchiveFile) => {
    const sum = await addTo(archive, file)
    sums.push(sumLine(sum, file.name))
    summary.files += 1
    summary.bytes += file.bytes
    return sum
  }
  await fill(add, summary)
  archive.entry({ name: sumsName, mode: 0o600 }, sums.join(''))
  archive.finalize()
  return summary
}

/** The format is that of `sha256sum`. */
const sumLine = (sum: string, name: string) => `${sum}  ${name}\n`

async function addTo(archive: Pack, file: ArchiveFile): Promise<string> {
  const { name, bytes, changedAt, chunks, changed } = file
  const hash = createHash('sha256')
  const header = {
    name,
    size: bytes,
    mode: 0o600,
    mtime: new Date(changedAt / 1000),
    // The time is in microseconds, because it is part of a file's version (disk/stored-file.ts).
    pax: { mtime: (changedAt / 1e6).toFixed(6) },
  }
  let sent = 0
  await new Promise<void>((resolve, reject) => {
    const entry = archive.entry(header, error => (error ? reject(error) : resolve()))
    entry.once('error', reject)
    const send = async () => {
      for await (const chunk of chunks) {
        hash.update(chunk)
        sent += chunk.length
        if (sent > bytes) throw changed()
        if (!entry.write(chunk)) await once(entry, 'drain')
      }
      if (sent !== bytes) throw changed()
      entry.end(undefined)
    }
    send().catch(reject)
  })
  return hash.digest('hex')
}
