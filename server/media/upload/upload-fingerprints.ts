import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { ignoreMissing } from '../../disk/stored-file.ts'
import { createSerialQueue } from '../../serial-queue.ts'
import { syncFolder, writeDurably } from '../../store/durable-file.ts'

export const fingerprint = z.strictObject({
  /** Of the slot's file, when it was made. */
  version: z.string(),
  /** Of what was uploaded, before it was re-encoded. SHA-256 in hex, both. */
  sha256: z.string(),
  /** Of the file that was made of it and is served; not in records of the first release. */
  kept: z.string().optional(),
})

export type Source = z.output<typeof fingerprint>

/** Which bytes were uploaded into a slot, and which are kept. */
export interface UploadFingerprints {
  /** Undefined where the file came another way, or nothing can be read of its record. */
  of(slotPath: string): Promise<Source | undefined>
  /** The slots of which there is a record, whether or not their files are there. */
  slotPaths(): Promise<string[]>
  /**
   * Keeps a record, or makes away with it where there is none any more. The upload or removal that
   * it is about is done: what fails is told to `onLate`, and tried again with the next one.
   */
  put(slotPath: string, source: Source | undefined): Promise<void>
}

/** A small file a slot: its cost does not grow with the number of slots, and none is read at start. */
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
        // Another may have come in between.
        if (late.get(slotPath) === source) late.delete(slotPath)
      }
    } catch (error) {
      onLate(error)
    }
  }

  return {
    async of(slotPath) {
      if (late.has(slotPath)) return late.get(slotPath)
      return parse(await readFile(fileOf(slotPath), 'utf8').catch(() => undefined))
    },
    async slotPaths() {
      const options = { recursive: true, withFileTypes: true } as const
      const entries = (await readdir(folder, options).catch(ignoreMissing)) ?? []
      return entries
        .filter(entry => entry.isFile() && /^[^.].*\.json$/.test(entry.name))
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
        .map(name => name.slice(0, -'.json'.length))
    },
    put(slotPath, source) {
      late.set(slotPath, source)
      return runExclusive(writeLate)
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
