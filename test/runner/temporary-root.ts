import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { ignoreMissing } from '../../server/base/disk/stored-file.ts'

/** Linux keeps the files of this folder in memory. */
const IN_MEMORY = '/dev/shm'
/** In bytes: all tests side by side take a third of it. */
const ENOUGH = 6 * 1024 ** 3

/**
 * Where the tests make their folders: in memory where there is plenty of it, since a disk takes
 * some milliseconds for each `fsync` and a run calls it ten thousand times. TMPDIR wins.
 */
export async function temporaryRoot(): Promise<string> {
  if (process.env.TMPDIR) return tmpdir()
  const space = await statfs(IN_MEMORY).catch(ignoreMissing)
  const available = Math.min((space?.bavail ?? 0) * (space?.bsize ?? 0), process.availableMemory())
  return available >= ENOUGH ? IN_MEMORY : tmpdir()
}
