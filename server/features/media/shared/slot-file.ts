import * as z from 'zod'
import type { StoredFile } from '../../../base/disk/stored-file.ts'
import { fingerprint } from '../upload/upload-fingerprints.ts'

/** Bytes in the object store. Fields of a later release stay in what is written again. */
export const storedObject = z.looseObject({
  /** Of the bytes, in hex: their object is `files/<sha256>`. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().nonnegative(),
  /** As `versionOf` has it of a file; a local copy gets the time of modification that it says. */
  version: z.string().regex(/^[0-9a-z]+-[0-9a-z]+$/),
  /** Of a photo, in pixels; missing where its header cannot be read. */
  width: z.int().positive().optional(),
})

/** What a slot holds: the data of its row. */
export const slotFile = storedObject.extend({ fingerprint: fingerprint.optional() })

export const slotFilesFormat = { version: 1, schema: slotFile }

export type StoredObject = z.output<typeof storedObject>
export type SlotFile = z.output<typeof slotFile>

/** Of bytes that come into a slot now. */
export const newVersion = (bytes: number, microseconds = nowInMicroseconds()) =>
  `${microseconds.toString(36)}-${bytes.toString(36)}`

/** As the library of one process has it. */
export function storedFileOf(file: StoredObject, absolute: string): StoredFile {
  const { bytes, version, width, sha256 } = file
  return { absolute, size: bytes, version, sha256, ...(width && { width }) }
}

/** Two uploads can fall into one millisecond. */
const nowInMicroseconds = () => Math.round((performance.timeOrigin + performance.now()) * 1000)
