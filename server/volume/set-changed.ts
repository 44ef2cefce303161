import type { FileHandle } from 'node:fs/promises'

/**
 * Says when a file was changed, to the microsecond, which is part of its version. Seconds since 1970
 * are never quite exact as a number: Node 20 and 22 cut off what is less than a microsecond, so half
 * of one is added; Node 24 keeps it, and would be a microsecond late.
 */
export async function setChanged(
  handle: Pick<FileHandle, 'utimes' | 'stat'>,
  seconds: number,
): Promise<void> {
  for (const time of [seconds + 5e-7, seconds]) {
    await handle.utimes(time, time)
    const { mtimeMs } = await handle.stat()
    if (Math.round(mtimeMs * 1000) === Math.round(seconds * 1e6)) return
  }
}
