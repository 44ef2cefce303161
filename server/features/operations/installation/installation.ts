import type { Readable } from 'node:stream'
import type { BinEntry } from '../../../storage/bin/entry.ts'
import type { Source } from '../../media/upload/upload-fingerprints.ts'

/** What a store has as one value, such as the menu; of pages, one for each page. */
export interface ValuePart {
  /** Such as `menu` or `pages/home`. */
  name: string
  /** The version of its shape; 0 of data that have none. */
  shape: number
  data: unknown
}

export interface RowPart {
  /** Such as `inquiries`. */
  store: string
  shape: number
  row: { id: string; createdAt: string }
}

/** A file in a slot, or in the bin. */
export interface UploadPart {
  /** Below the uploads. */
  path: string
  bytes: number
  /** In microseconds since 1970: with the size it makes the version of the file. */
  changedAt: number
  /** Of its bytes, in hex. */
  sha256: string
  /** What is known of its upload; of files in the bin, their entry has it. */
  fingerprint?: Source | undefined
  /** Where it is on this machine. */
  local?: string
  /** @throws CommandError where it is missing */
  open(): Promise<Readable>
}

export interface BinPart {
  entry: BinEntry
  /** In the order of the entry. */
  files: readonly UploadPart[]
}

/**
 * All that a site consists of, on a volume or in a database and a bucket. Each kind of parts is read
 * one after the other, in the order of its keys; rows in the order in which they were added. So two
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
