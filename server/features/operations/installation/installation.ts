import type { Readable } from 'node:stream'
import type { BinEntry } from '../../../storage/bin/entry.ts'
import type { Source } from '../../media/upload/upload-fingerprints.ts'

/** A value of a store, such as the menu; pages have one value each. */
export interface ValuePart {
  /** A name such as `menu` or `pages/home`. */
  name: string
  /** The version of its shape; 0 of data that have none. */
  shape: number
  data: unknown
}

export interface RowPart {
  /** A name such as `inquiries`. */
  store: string
  shape: number
  row: { id: string; createdAt: string }
}

/** A file in a slot, or in the bin. */
export interface UploadPart {
  /** The path below the uploads. */
  path: string
  bytes: number
  /** Microseconds since 1970: with the size they make the version of the file. */
  changedAt: number
  /** SHA-256 of its bytes, in hex. */
  sha256: string
  /** The source of its upload; files in the bin have it in their entry. */
  fingerprint?: Source | undefined
  /** Its path on this machine. */
  local?: string
  /** @throws CommandError where it is missing */
  open(): Promise<Readable>
}

export interface BinPart {
  entry: BinEntry
  /** The files in the order of the entry. */
  files: readonly UploadPart[]
}

/**
 * All parts of a site, on a volume or in a database and a bucket. Each kind of parts is read one
 * after the other, in the order of its keys; rows in the order in which they were added. So two
 * installations can be compared, and neither has to fit into memory.
 */
export interface Installation {
  values(): AsyncIterable<ValuePart>
  rows(): AsyncIterable<RowPart>
  uploads(): AsyncIterable<UploadPart>
  bin(): AsyncIterable<BinPart>
}

/** The order of names and paths, the same in every language of the machine. */
export const byCode = (one: string, other: string) => (one < other ? -1 : Number(one > other))
