import type { Bin } from '../../storage/bin/bin.ts'
import type { BinEntry } from '../../storage/bin/entry.ts'
import type { KeptFor } from './former-files.ts'
import type { LeftSlots } from './leave-slots.ts'
import type { Library, Placing } from './library-types.ts'
import type { UploadFingerprints } from './upload/upload-fingerprints.ts'

/** The files of the slots and of the bin: on one volume, or shared by several processes. */
export interface MediaFiles {
  library: Library
  fingerprints: UploadFingerprints
  /** Of files that were deleted or replaced, and of what else is stored with them. */
  bin: Bin
  /**
   * Puts the files of an entry back into their slots, and the entry out of the bin. What is in the
   * slot must have the version `ifVersion`, '' when it is empty, and goes to the bin itself.
   * @throws AppError 404 where the site has no such slot any more; 409 where the slot has another
   *   version
   */
  restore(entry: BinEntry, placing: Placing): Promise<void>
  /** Puts the files of slots that leave the content into the bin, see leave-slots.ts. */
  leave(slotPaths: readonly string[], about: KeptFor, by: string): Promise<LeftSlots>
  /**
   * Forgets what was uploaded into slots whose files are gone, also where a visitor's request noticed that
   * first: to be called for an administrator or owner, who knows what was deleted by hand.
   */
  forgetLost(): Promise<void>
  /**
   * Deletes what came into the bin before `limit`, ISO 8601 in UTC, and bytes that nothing names; of
   * several processes, one calls it.
   */
  applyRetention(limit: string): Promise<void>
}
