/** The program that makes one catalog for the server that started it, and ends with it. */
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeCatalog } from '../document/index.ts'
import type { Job, Reply } from './job.ts'

process.once('message', async (job: Job) => reply(await answerTo(job)))
process.on('disconnect', () => process.exit())
// A terminal sends these to the whole process group; the server finishes first and then ends this.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

async function answerTo(job: Job): Promise<Reply> {
  try {
    await make(job)
    return {}
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Written, synced and renamed: a power cut leaves a complete catalog or none. */
async function make({ catalog, size, fontFolder, target }: Job): Promise<void> {
  const bytes = await writeCatalog(catalog, size, fontFolder)
  const unfinished = `${target}.${process.pid}`
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

function reply(answer: Reply): void {
  if (process.connected) process.send?.(answer, () => process.disconnect())
}
