import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { temporaryOf } from '../../base/disk/temporary-files.ts'

/** Written, synced and renamed: a power cut leaves a complete file or none. */
export async function writeComplete(target: string, bytes: Buffer): Promise<void> {
  const unfinished = temporaryOf(target)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
