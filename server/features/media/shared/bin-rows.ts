import * as z from 'zod'
import { binEntry } from '../../../storage/bin/entry.ts'
import type { FormerFilesContent } from '../former-files.ts'
import { storedObject } from './slot-file.ts'

/** Of the bin, in `store_heads` and in notices. */
export const BIN = 'bin'

/** An entry, and where the bytes of its files are, in their order. */
export const binRow = binEntry.extend({ objects: z.array(storedObject) })

export const binFormat = { version: 1, schema: binRow }

export type BinRow = z.output<typeof binRow>

export type FileInBin = FormerFilesContent['files'][number]

export const entryOf = ({ objects: _, ...entry }: BinRow) => entry
