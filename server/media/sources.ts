import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { ignoreMissing } from './files.ts'

/** Which bytes were uploaded into a slot, before they were re-encoded. */
export interface Sources {
  /** Whether the slot's present file, known by its version, was made from these bytes. */
  made(slotPath: string, version: string, sha256: string): Promise<boolean>
  remember(slotPath: string, version: string, sha256: string): Promise<void>
}

const record = z.strictObject({ version: z.string(), sha256: z.string() })

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
    async remember(slotPath, version, sha256) {
      const file = fileOf(slotPath)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify({ version, sha256 }), { mode: 0o600 })
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
