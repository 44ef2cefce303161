import { join } from 'node:path'
import type { Log } from '../../../base/log.ts'
import { openLocalCopies } from '../../../scale/objects/local-copies.ts'
import type { Objects } from '../../../scale/objects/objects.ts'
import type { Database } from '../../../storage/postgres/database.ts'
import type { MediaFiles } from '../media-files.ts'
import type { Manifest } from '../slots/slots.ts'
import { leaveSharedSlots } from './leave.ts'
import { restoreShared } from './restore.ts'
import { openSharedBin } from './shared-bin.ts'
import { sharedFingerprints } from './shared-fingerprints.ts'
import { sharedLibrary } from './shared-library.ts'
import { openSlotFiles } from './slot-files.ts'
import { sweepObjects } from './sweep.ts'

/** Below the uploads: copies of objects, which can be deleted. */
export const copiesFolder = '.copies'

/** What the processes of a site share. */
export interface SharedPlace {
  database: Database
  objects: Objects
}

interface SharedFilesOptions extends SharedPlace {
  uploadsDir: string
  manifest: Manifest
  drawingsVersion: string
  log: Pick<Log, 'warn' | 'info'>
}

/**
 * The files of the slots of several processes: a table says what each slot holds, the bytes are in the
 * object store by their hash, and each process has copies of those that it needs.
 */
export async function openSharedFiles(options: SharedFilesOptions): Promise<MediaFiles> {
  const { database, objects, uploadsDir, manifest, drawingsVersion, log } = options
  const slotFiles = await openSlotFiles(database)
  const copies = await openLocalCopies({ folder: join(uploadsDir, copiesFolder), objects })
  const bin = await openSharedBin({ database, copies, giveWay: copies.giveWay })
  const parts = { slotFiles, bin, manifest }
  return {
    library: sharedLibrary({ ...parts, copies, objects, sql: database.sql, drawingsVersion }),
    fingerprints: sharedFingerprints(slotFiles, err =>
      log.warn({ err }, 'sum of an upload not kept'),
    ),
    bin,
    restore: (entry, placing) => restoreShared(entry, parts, placing),
    leave: (slotPaths, about, by) => leaveSharedSlots(slotPaths, about, by, parts),
    // What a slot holds and what was uploaded into it is one row.
    forgetLost: async () => undefined,
    async applyRetention(limit) {
      await bin.removeBefore(limit)
      const removed = await sweepObjects({ database, objects })
      if (removed > 0) log.info({ removed }, 'files that nothing names removed from the bucket')
    },
  }
}
