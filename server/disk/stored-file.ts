import type { Stats } from 'node:fs'
import { lstat, realpath } from 'node:fs/promises'

export interface StoredFile {
  /** Where it lies, with every link in the volume's own path resolved. */
  absolute: string
  size: number
  /** Time of modification and size: another one for other bytes. */
  version: string
  /** Of a photo that the library knows: in pixels; missing where its header cannot be read. */
  width?: number | undefined
}

/** Undefined for what is missing, no plain file, or reached by way of a link. */
export async function statFile(absolute: string): Promise<StoredFile | undefined> {
  const real = await realpath(absolute).catch(ignoreMissing)
  return real === absolute ? statPlain(absolute) : undefined
}

/** Microseconds, because two uploads can fall into one millisecond. */
export function versionOf({ mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'>): string {
  return `${Math.round(mtimeMs * 1000).toString(36)}-${size.toString(36)}`
}

/** To be given to `catch`: what is not there is an answer, every other error is one. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}

/** Undefined for what is missing or no plain file. */
export async function statPlain(absolute: string): Promise<StoredFile | undefined> {
  const stats = await lstat(absolute).catch(ignoreMissing)
  return stats?.isFile() ? { absolute, size: stats.size, version: versionOf(stats) } : undefined
}
