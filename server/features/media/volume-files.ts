import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../base/log.ts'
import { openBin } from '../../storage/bin/bin.ts'
import { formerFiles } from './former-files.ts'
import { leaveSlots } from './leave-slots.ts'
import { openLibrary } from './library.ts'
import type { MediaFiles } from './media-files.ts'
import { restoreFiles } from './restore-files.ts'
import type { Manifest } from './slots/slots.ts'
import { incomingFolder } from './upload/incoming.ts'
import { migrateUploadFingerprints } from './upload/migrate-upload-fingerprints.ts'
import { openUploadFingerprints } from './upload/upload-fingerprints.ts'

interface VolumeFilesOptions {
  uploadsDir: string
  dataDir: string
  manifest: Manifest
  drawingsVersion: string
  log: Pick<Log, 'warn'>
}

/** The files of the slots on the volume of one process. */
export async function openVolumeFiles(options: VolumeFilesOptions): Promise<MediaFiles> {
  const { uploadsDir, dataDir, manifest, drawingsVersion, log } = options
  const fingerprints = openUploadFingerprints(dataDir, err =>
    log.warn({ err }, 'sum of an upload not kept'),
  )
  const forget = (slotPath: string) => fingerprints.put(slotPath, undefined)
  const incomingDir = join(uploadsDir, incomingFolder)
  const bin = openBin({ uploadsDir, incomingDir })
  const former = formerFiles(bin, fingerprints)
  const opening = { uploadsDir, manifest, drawingsVersion, former, onRemoved: forget }
  const library = await openLibrary(opening)
  await migrateUploadFingerprints(dataDir, library, fingerprints).catch(err => {
    log.warn({ err }, 'sums of uploads not migrated')
  })

  async function temporaryFile(): Promise<string> {
    await mkdir(incomingDir, { recursive: true, mode: 0o700 })
    return join(incomingDir, randomBytes(16).toString('hex'))
  }

  const restoring = { bin, library, manifest, fingerprints, temporaryFile }
  const leaving = { manifest, library, former, fingerprints, uploadsDir }
  return {
    library,
    fingerprints,
    bin,
    restore: (entry, placing) => restoreFiles(entry, restoring, placing),
    leave: (slotPaths, about, by) => leaveSlots(slotPaths, about, by, leaving),
    async forgetLost() {
      const lost = (await fingerprints.slotPaths()).filter(
        path => manifest.get(path) && !library.file(path) && !library.isUnreadable(path),
      )
      for (const path of lost) await forget(path)
    },
    applyRetention: bin.removeBefore,
  }
}
