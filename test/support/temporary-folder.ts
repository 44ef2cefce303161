import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** An empty folder of its own, absolute; it goes when the process ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'showyard-'))
  made.push(folder)
  return folder
}

/** Removes every folder that `temporaryFolder` made. */
export async function removeTemporaryFolders(): Promise<void> {
  const folders = made.splice(0)
  await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))
}
