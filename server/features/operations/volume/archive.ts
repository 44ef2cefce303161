import { basename } from 'node:path'
import * as z from 'zod'
import { lockName } from '../../../storage/socket-path.ts'

/**
 * A backup is a tar.gz readable by every tar: `showyard.json`, the files below `data/` and
 * `uploads/`, and at the end `SHA256SUMS`, so that a truncated one is detected. Once unpacked,
 * `sha256sum -c SHA256SUMS` checks it.
 */
export const labelName = 'showyard.json'
export const sumsName = 'SHA256SUMS'
export const tops = ['data', 'uploads'] as const

export type Top = (typeof tops)[number]

/** The two folders of the volume. */
export interface Folders {
  /** Both absolute. */
  dataDir: string
  uploadsDir: string
}

export const folderOf = ({ dataDir, uploadsDir }: Folders, top: Top) =>
  top === 'data' ? dataDir : uploadsDir

/** The list of missing files in an archive without those of another user. */
export const lackingName = 'not-in-this-backup.txt'

/** Data that is generated again, or belongs to this volume or archive only. */
const onlyHere = new Set([
  `data/${lackingName}`,
  `uploads/${lackingName}`,
  'data/derivatives',
  'data/catalogs',
  'data/share-images',
  'data/spec-sheets',
  'data/design-sheets',
  'data/design-pictures',
  'data/quote-documents',
  'data/backups',
  'data/last-backup.json',
  'data/last-backup.previous.json',
  'data/notices.json',
  'data/notices.previous.json',
])

/**
 * Tells whether a backup contains the file or folder of this name, such as `data/inquiries`. A
 * leading dot marks temporary files; `lost+found` belongs to the file system.
 */
export function isKept(name: string): boolean {
  const [top = '', first = ''] = name.split('/')
  if (basename(name).startsWith('.') || first === lockName || first === 'lost+found') return false
  return !onlyHere.has(`${top}/${first}`)
}

/** The first file of an archive. */
export const label = z.strictObject({
  /** Format version of the archive; unknown ones are rejected. */
  format: z.literal(1),
  /** The release that wrote it. */
  release: z.string(),
  createdAt: z.iso.datetime(),
  /** A restore leaves the other folder as it is. */
  holds: z.array(z.enum(tops)).min(1),
})

export type Label = z.output<typeof label>

/** Tells whether a name stands for a file below one of the two folders and nothing else. */
export function isSafeName(name: string): boolean {
  const [top, ...below] = name.split('/')
  return (
    tops.some(one => one === top) &&
    below.length > 0 &&
    Buffer.byteLength(name) <= 1000 &&
    below.every(isSafePart)
  )
}

const isSafePart = (part: string) =>
  part !== '' && !part.startsWith('.') && !strange.test(part) && Buffer.byteLength(part) <= 255

/** Would break the lines of the checksums, or is a separator on another system. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const strange = /[\u0000-\u001f\u007f\\]/
