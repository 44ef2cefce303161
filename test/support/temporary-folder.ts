import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { use } from '#test'

const made = new Set<string>()

/** Creates an empty folder, absolute; removed after the test, suite or file that requested it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'showyard-'))
  made.add(folder)
  use(() => remove(folder))
  return folder
}

/** For programs other than tests: removes every folder that `temporaryFolder` created. */
export async function removeTemporaryFolders(): Promise<void> {
  await Promise.all([...made].map(remove))
}

async function remove(folder: string): Promise<void> {
  made.delete(folder)
  // An operation still running after its test may write a file there.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
