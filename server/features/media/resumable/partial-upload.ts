import type { Upload } from '@tus/server'
import { chosenIn } from '../upload/chosen-in.ts'
import type { Source } from '../upload/upload-fingerprints.ts'

/** An upload that has been begun. */
export interface PartialUpload {
  id: string
  slotPath: string
  /** The version of the slot that the sender has seen; any where it is not given. */
  ifVersion?: string | undefined
  /** The file that was chosen, where another one was made of it. */
  chosen?: Source['chosen']
  /** Bytes in all, and how many of them are there. */
  size: number
  offset: number
}

export const isUploadId = (id: string) => /^[\da-f]{32}$/.test(id)

/** Undefined where it belongs to another user, or says no slot. */
export function readUpload(
  { id, size, offset, metadata }: Pick<Upload, 'id' | 'size' | 'offset' | 'metadata'>,
  owner: string,
): PartialUpload | undefined {
  const slotPath = metadata?.slotPath
  if (metadata?.owner !== owner || !slotPath || size === undefined) return undefined
  const seen = 'ifVersion' in metadata && { ifVersion: metadata.ifVersion ?? '' }
  const chosen = chosenIn(metadata)
  return { id, slotPath, ...seen, ...(chosen && { chosen }), size, offset }
}
