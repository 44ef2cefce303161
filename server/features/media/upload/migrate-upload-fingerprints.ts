import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { readText, writeDurably } from '../../../storage/durable-file.ts'
import type { Library } from '../library-types.ts'
import { fingerprintsFormat, type UploadFingerprints } from './upload-fingerprints.ts'

const present = fingerprintsFormat.version

const note = z.object({ version: z.int() })
const fileIn = (dataDir: string) => join(dataDir, 'media', 'sources.json')

/** Whether the records of a volume are of version 2 or later. */
export async function tellsOfLostFiles(dataDir: string): Promise<boolean> {
  const text = await readText(fileIn(dataDir))
  try {
    return note.parse(JSON.parse(text ?? 'null')).version >= present
  } catch {
    return false
  }
}

/** Removes the records that an earlier release kept of removed files. */
export async function migrateUploadFingerprints(
  dataDir: string,
  library: Pick<Library, 'file' | 'isUnreadable'>,
  sources: UploadFingerprints,
): Promise<void> {
  if (await tellsOfLostFiles(dataDir)) return
  for (const slotPath of await sources.slotPaths()) {
    if (!library.file(slotPath) && !library.isUnreadable(slotPath))
      await sources.put(slotPath, undefined)
  }
  await mkdir(join(dataDir, 'media'), { recursive: true, mode: 0o700 })
  await writeDurably(fileIn(dataDir), JSON.stringify({ version: present }))
}
