import type { FileHandle } from 'node:fs/promises'

/**
 * Sets a file's modification time to the microsecond, which is part of its version. Seconds since
 * 1970 are not exact as a floating-point number: Node 20 and 22 truncate below a microsecond, so
 * half of one is added; Node 24 keeps the fraction, and would be a microsecond late.
 * @param usedAt seconds since 1970 that become the time of access
 */
export async function setModifiedTime(
  handle: Pick<FileHandle, 'utimes' | 'stat'>,
  seconds: number,
  usedAt = seconds,
): Promise<void> {
  for (const time of [seconds + 5e-7, seconds]) {
    await handle.utimes(usedAt, time)
    const { mtimeMs } = await handle.stat()
    if (Math.round(mtimeMs * 1000) === Math.round(seconds * 1e6)) return
  }
}
