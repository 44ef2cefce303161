import type { Stats } from 'node:fs'
import { access, constants, lstat, realpath } from 'node:fs/promises'

export interface StoredFile {
  /** The path, with every symlink in the volume's own path resolved. */
  absolute: string
  size: number
  /** Time of modification and size; changes with the content. */
  version: string
  /** The width of a photo in the library, in pixels; missing where its header cannot be read. */
  width?: number | undefined
  /** The SHA-256 of its bytes in hexadecimal digits; known for files in a bucket. */
  sha256?: string | undefined
}

/**
 * Undefined if missing, not a regular file, or reached through a symlink.
 * @throws EACCES where it may not be read
 */
export async function statFile(absolute: string): Promise<StoredFile | undefined> {
  const real = await realpath(absolute).catch(ignoreMissing)
  return real === absolute ? statPlain(absolute) : undefined
}

/** The time is in microseconds, because two uploads can fall into one millisecond. */
export function versionOf({ mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'>): string {
  return `${Math.round(mtimeMs * 1000).toString(36)}-${size.toString(36)}`
}

/** Reads the time of modification from a version, in microseconds since 1970. */
export const modifiedAtOf = (version: string) =>
  Number.parseInt(version.slice(0, version.indexOf('-')), 36)

/** A handler for `catch`: a missing file is undefined, every other error is thrown. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}

/**
 * Undefined if missing or not a regular file.
 * @throws EACCES where it may not be read
 */
export async function statPlain(absolute: string): Promise<StoredFile | undefined> {
  const stats = await lstat(absolute).catch(ignoreMissing)
  if (!stats?.isFile()) return undefined
  // A file that this user has written needs no second call, and nearly all are.
  const isOwn = stats.uid === process.getuid?.() && (stats.mode & 0o400) !== 0
  if (!isOwn) await access(absolute, constants.R_OK)
  return { absolute, size: stats.size, version: versionOf(stats) }
}
