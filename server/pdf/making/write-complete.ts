import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Written, synced and renamed: a power cut leaves a complete file or none. The leading dot marks it as
 * temporary until then.
 */
export async function writeComplete(target: string, bytes: Buffer): Promise<void> {
  const folder = dirname(target)
  const unfinished = join(folder, `.${basename(target)}.${process.pid}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
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
