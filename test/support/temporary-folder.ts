import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { use } from '#test'

const made = new Set<string>()

/** An empty folder of its own, absolute; it goes with the test, suite or file that asked for it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'showyard-'))
  made.add(folder)
  use(() => remove(folder))
  return folder
}

/** For programs that are no tests: removes every folder that `temporaryFolder` made. */
export async function removeTemporaryFolders(): Promise<void> {
  await Promise.all([...made].map(remove))
}

async function remove(folder: string): Promise<void> {
  made.delete(folder)
  // An operation that outlives its test may still write a file there.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
