import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { ignoreMissing } from './files.ts'

/** Which bytes were uploaded into a slot, before they were re-encoded, and which are kept. */
export interface Sources {
  /** Whether the slot's present file, known by its version, was made from these bytes. */
  made(slotPath: string, version: string, sha256: string): Promise<boolean>
  remember(slotPath: string, version: string, sums: Sums): Promise<void>
  /** The sum of the slot's file at this version; undefined where it came another way. */
  sumOf(slotPath: string, version: string): Promise<string | undefined>
}

/** SHA-256 in hex. */
export interface Sums {
  uploaded: string
  /** Of the file that was made of it and is served. */
  kept: string
}

const record = z.strictObject({
  version: z.string(),
  /** Of what was uploaded. */
  sha256: z.string(),
  /** Of what is kept; not in records of the first release. */
  kept: z.string().optional(),
})

/**
 * A small file a slot: its cost does not grow with the number of slots, and none is read at start.
 * It needs no fsync, because it counts only for the file version that it names: a torn, lost or
 * outdated one makes the same upload "replaced" instead of "unchanged", nothing worse.
 */
export function openSources(dataDir: string): Sources {
  const fileOf = (slotPath: string) => path.join(dataDir, 'media', 'sources', `${slotPath}.json`)

  return {
    async made(slotPath, version, sha256) {
      const text = await readFile(fileOf(slotPath), 'utf8').catch(ignoreMissing)
      const known = parse(text)
      return known?.version === version && known.sha256 === sha256
    },
    async sumOf(slotPath, version) {
      const text = await readFile(fileOf(slotPath), 'utf8').catch(ignoreMissing)
      const known = parse(text)
      return known?.version === version ? known.kept : undefined
    },
    async remember(slotPath, version, { uploaded: sha256, kept }) {
      const file = fileOf(slotPath)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify({ version, sha256, kept }), { mode: 0o600 })
    },
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

function parse(text: string | undefined): z.infer<typeof record> | undefined {
  try {
    return record.parse(JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}
