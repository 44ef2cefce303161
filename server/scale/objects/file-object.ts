import { modifiedAtOf } from '../../base/disk/stored-file.ts'

/** A file that is an object: its key is the hash of its bytes, or of the photo that it was made of. */
export interface FileObject {
  /** The SHA-256 of the file or the photo, in hexadecimal digits. */
  sha256: string
  /** The name of a smaller form of the photo, such as `640.avif`. */
  derivative?: string | undefined
  bytes: number
  /** The `versionOf` of its copies on a disk, which get the time of modification in it. */
  version: string
}

export const keyOf = ({ sha256, derivative }: Pick<FileObject, 'sha256' | 'derivative'>) =>
  derivative === undefined ? `files/${sha256}` : `${derivativesOf(sha256)}${derivative}`

/** The prefix of the keys of all smaller forms of a photo. */
export const derivativesOf = (sha256: string) => `derivatives/${sha256}/`

/** Seconds since 1970. */
export const modifiedSecondsOf = ({ version }: Pick<FileObject, 'version'>): number =>
  modifiedAtOf(version) / 1_000_000

/** Names a copy. Two files of the same bytes have a copy each, with its own version. */
export const copyNameOf = ({ sha256, derivative, version }: FileObject) =>
  [sha256, ...(derivative === undefined ? [] : [derivative]), version].join('.')

/** Returns the object that a copy of this name belongs to. */
export function fileOfCopy(name: string): FileObject {
  const [sha256 = '', ...rest] = name.split('.')
  const version = rest.pop() ?? ''
  const bytes = Number.parseInt(version.slice(version.indexOf('-') + 1), 36)
  return { sha256, bytes, version, ...(rest.length > 0 && { derivative: rest.join('.') }) }
}
