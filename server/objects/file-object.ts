import { modifiedAtOf } from '../disk/stored-file.ts'

/** A file that is an object: its key is the hash of its bytes, so that they never change. */
export interface FileObject {
  /** Of the bytes, in hexadecimal digits. */
  sha256: string
  bytes: number
  /** As `versionOf` says of its copies on a disk, which get the time of modification in it. */
  version: string
}

export const keyOf = ({ sha256 }: Pick<FileObject, 'sha256'>) => `files/${sha256}`

/** In seconds, for `utimes`. */
export function modifiedSecondsOf({ version }: Pick<FileObject, 'version'>): number {
  // A time in seconds may lose its last bits: a quarter of a microsecond more is the same version.
  return (modifiedAtOf(version) + 0.25) / 1_000_000
}
