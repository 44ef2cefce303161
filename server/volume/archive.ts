import { basename } from 'node:path'
import * as z from 'zod'
import { lockName } from '../store/socket-path.ts'

/**
 * A backup is a tar.gz that every tar reads: `showyard.json`, the files below `data/` and
 * `uploads/`, and at the end `SHA256SUMS`, so that a torn one is known by what it lacks. Unpacked
 * by hand, `sha256sum -c SHA256SUMS` checks it.
 */
export const labelName = 'showyard.json'
export const sumsName = 'SHA256SUMS'
export const tops = ['data', 'uploads'] as const

export type Top = (typeof tops)[number]

/** Where each of the two halves lies on the volume. */
export interface Folders {
  /** Absolute, both. */
  dataDir: string
  uploadsDir: string
}

export const folderOf = ({ dataDir, uploadsDir }: Folders, top: Top) =>
  top === 'data' ? dataDir : uploadsDir

/** What comes back by itself, and what is about this one volume. */
const onlyHere = new Set([
  'data/derivatives',
  'data/catalogs',
  'data/backups',
  'data/last-backup.json',
  'data/last-backup.previous.json',
  'data/notices.json',
  'data/notices.previous.json',
])

/**
 * Whether a backup holds the file or folder of this name, such as `data/inquiries`. With a dot in
 * front begins what is on its way in or half written; `lost+found` is the file system's own.
 */
export function isKept(name: string): boolean {
  const [top = '', first = ''] = name.split('/')
  if (basename(name).startsWith('.') || first === lockName || first === 'lost+found') return false
  return !onlyHere.has(`${top}/${first}`)
}

/** The first file of an archive. */
export const label = z.strictObject({
  /** Of the archive itself; a release refuses what it does not know. */
  format: z.literal(1),
  /** The release that wrote it. */
  release: z.string(),
  createdAt: z.iso.datetime(),
  /** A restore leaves the other folder as it is. */
  holds: z.array(z.enum(tops)).min(1),
})

export type Label = z.output<typeof label>

/** Names that stand for a file below one of the two folders and nothing else. */
export function isSafeName(name: string): boolean {
  const [top, ...below] = name.split('/')
  return (
    tops.some(known => known === top) &&
    below.length > 0 &&
    Buffer.byteLength(name) <= 1000 &&
    below.every(isSafePart)
  )
}

const isSafePart = (part: string) =>
  part !== '' && !part.startsWith('.') && !strange.test(part) && Buffer.byteLength(part) <= 255

/** Would break the lines of the sums, or mean a folder on another system. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const strange = /[\u0000-\u001f\u007f\\]/
