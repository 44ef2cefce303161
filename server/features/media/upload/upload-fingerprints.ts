import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { ignoreUnreachable } from '../../../base/disk/denied.ts'
import { createSerialQueue } from '../../../base/serial-queue.ts'
import { syncFolder, writeDurably } from '../../../storage/durable-file.ts'

export const fingerprint = z.strictObject({
  /** Of the slot's file, when it was made. */
  version: z.string(),
  /** Of the uploaded bytes, before re-encoding. SHA-256 in hex, like `kept`. */
  sha256: z.string(),
  /** Of the served file; missing in records of the first release. */
  kept: z.string().optional(),
  /** The file that was chosen, before a browser scaled it; not in records of earlier releases. */
  chosen: z.strictObject({ id: z.string(), bytes: z.int().nonnegative() }).optional(),
})

/** Since version 2 a record is removed with its file: one without a file means that the file was lost. */
export const fingerprintsFormat = { version: 2, schema: fingerprint }

export type Source = z.output<typeof fingerprint>

/** Checksums of the uploaded bytes and the stored file of each slot. */
export interface UploadFingerprints {
  /** Undefined where the file was not uploaded, or its record is unreadable. */
  of(slotPath: string): Promise<Source | undefined>
  /** All records by slot path; read when it is first asked for, and kept up to date from then on. */
  all(): Promise<ReadonlyMap<string, Source>>
  /** The slots that have a record, whether or not their files exist. */
  slotPaths(): Promise<string[]>
  /**
   * Writes a record, or removes it. The upload or removal itself is done: a failure is passed to
   * `onLate`, and retried with the next call.
   */
  put(slotPath: string, source: Source | undefined): Promise<void>
}

/**
 * One small file per slot: the cost does not grow with the number of slots, and none is read at
 * start.
 */
export function openUploadFingerprints(
  dataDir: string,
  onLate: (error: unknown) => void = () => undefined,
): UploadFingerprints {
  const folder = path.join(dataDir, 'media', 'sources')
  const fileOf = (slotPath: string) => path.join(folder, `${slotPath}.json`)
  const late = new Map<string, Source | undefined>()
  const runExclusive = createSerialQueue()

  async function writeLate(): Promise<void> {
    try {
      for (const [slotPath, source] of late) {
        await write(fileOf(slotPath), source)
        // Unless a newer one was added meanwhile.
        if (late.get(slotPath) === source) late.delete(slotPath)
      }
    } catch (error) {
      onLate(error)
    }
  }

  let sources: Promise<Map<string, Source>> | undefined

  async function slotPaths(): Promise<string[]> {
    const options = { recursive: true, withFileTypes: true } as const
    const entries = (await readdir(folder, options).catch(ignoreUnreachable)) ?? []
    return entries
      .filter(entry => entry.isFile() && /^[^.].*\.json$/.test(entry.name))
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
      .map(name => name.slice(0, -'.json'.length))
  }

  async function readAll(): Promise<Map<string, Source>> {
    const all = new Map<string, Source>()
    for (const slotPath of await slotPaths()) {
      const source = await read(slotPath)
      if (source) all.set(slotPath, source)
    }
    return all
  }

  async function read(slotPath: string): Promise<Source | undefined> {
    if (late.has(slotPath)) return late.get(slotPath)
    return parse(await readFile(fileOf(slotPath), 'utf8').catch(() => undefined))
  }

  return {
    of: read,
    slotPaths,
    all() {
      sources ??= readAll().catch(error => {
        sources = undefined
        throw error
      })
      return sources
    },
    async put(slotPath, source) {
      late.set(slotPath, source)
      const all = await sources?.catch(() => undefined)
      if (source) all?.set(slotPath, source)
      else all?.delete(slotPath)
      await runExclusive(writeLate)
    },
  }
}

async function write(file: string, source: Source | undefined): Promise<void> {
  if (!source) {
    await rm(file, { force: true })
    return
  }
  const made = await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  if (made) await syncFolder(path.dirname(made))
  await writeDurably(file, JSON.stringify(source))
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

function parse(text: string | undefined): Source | undefined {
  try {
    return fingerprint.parse(JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}
