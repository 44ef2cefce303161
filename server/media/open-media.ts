import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Turns } from '../child-processes/turns.ts'
import type { Config } from '../config.ts'
import { diskSpaceReader } from '../disk/disk-space.ts'
import type { Log } from '../log.ts'
import { type Bin, openBin } from '../store/bin/bin.ts'
import type { BinEntry } from '../store/bin/entry.ts'
import { openChecker } from './check-work/check-in-child-process.ts'
import { type Derivatives, openDerivatives } from './derivatives/index.ts'
import { formerFiles, type KeptFor } from './former-files.ts'
import { type ImageWorker, openImageWorker } from './image-work/image-worker.ts'
import { type LeftSlots, leaveSlots } from './leave-slots.ts'
import { openLibrary } from './library.ts'
import type { Library, Placing } from './library-types.ts'
import { restoreFiles } from './restore-files.ts'
import { openPartialUploads, type PartialUploads } from './resumable/partial-uploads.ts'
import type { Manifest } from './slots/slots.ts'
import { incomingFolder } from './upload/incoming.ts'
import { migrateUploadFingerprints } from './upload/migrate-upload-fingerprints.ts'
import { openReceiver, type Receiver } from './upload/receive.ts'
import { createReservations } from './upload/space-reservations.ts'
import { openUploadFingerprints, type UploadFingerprints } from './upload/upload-fingerprints.ts'

/** The parts that manage the files of the slots, on one volume. */
export interface OpenMedia {
  library: Library
  receiver: Receiver
  uploads: PartialUploads
  derivatives: Derivatives
  fingerprints: UploadFingerprints
  /** Of files that were deleted or replaced, and of what else is kept beside them. */
  bin: Bin
  /** Puts the files of an entry in the bin back, see former-files.ts. */
  restore(entry: BinEntry, placing: Placing): Promise<void>
  /** Puts the files of slots that leave the content into the bin, see leave-slots.ts. */
  leave(slotPaths: readonly string[], about: KeptFor, by: string): Promise<LeftSlots>
  /** Makes small images in the child process, since the server itself does not load sharp. */
  makePicture: ImageWorker['make']
  /** Scans for files copied in or deleted by hand; resolves to how many changed. */
  rescan(): Promise<number>
  /** Resolves when nothing is being written. */
  close(): Promise<void>
}

export interface OpenMediaOptions {
  config: Pick<Config, 'uploadsDir' | 'dataDir' | 'maxUploadBytes'>
  manifest: Manifest
  drawingsVersion: string
  /** The file of the program that processes images. */
  imageProgram: string
  /** The file of the program that checks documents and videos. */
  checkProgram: string
  /** Schedules its work with all other child processes. */
  turns: Turns
  /** Whether an administrator with this id exists. */
  isUser: (id: string) => boolean
  log: Log
}

export async function openMedia(options: OpenMediaOptions): Promise<OpenMedia> {
  const { config, manifest, drawingsVersion, isUser, log } = options
  const { uploadsDir, dataDir, maxUploadBytes } = config
  const sources = openUploadFingerprints(dataDir, err =>
    log.warn({ err }, 'sum of an upload not kept'),
  )
  const forget = (slotPath: string) => sources.put(slotPath, undefined)
  const incomingDir = join(uploadsDir, incomingFolder)
  const bin = openBin({ uploadsDir, incomingDir })
  const former = formerFiles(bin, sources)
  const filling = { uploadsDir, manifest, drawingsVersion, former, onRemoved: forget }
  const library = await openLibrary(filling)
  await migrateUploadFingerprints(dataDir, library, sources).catch(err => {
    log.warn({ err }, 'sums of uploads not migrated')
  })
  const worker = openImageWorker(options.imageProgram, { turns: options.turns })
  const checker = openChecker(options.checkProgram)
  const prepare = {
    image: async (source: string, target: string) => {
      await worker.run({ kind: 'upright-jpeg', source, target }, true)
      return target
    },
    video: checker.check('video'),
    pdf: checker.check('pdf'),
  }
  const reservations = createReservations(diskSpaceReader(uploadsDir), bin.giveWay)
  const receiving = { library, uploadsDir, sources, maxUploadBytes, reservations, prepare }
  const receiver = await openReceiver(receiving)
  const onSweepFailed = (err: unknown) => log.error({ err }, 'old uploads not swept')
  const uploads = await openPartialUploads({ uploadsDir, reservations, isUser, onSweepFailed })
  const restoring = {
    bin,
    library,
    manifest,
    fingerprints: sources,
    temporaryFile: receiver.temporaryFile,
  }
  const isOneVolume = (await stat(dataDir)).dev === (await stat(uploadsDir)).dev
  const readDiskSpace = isOneVolume ? reservations.readDiskSpace : diskSpaceReader(dataDir)
  const derivatives = openDerivatives({ library, manifest, worker, dataDir, readDiskSpace, log })
  return {
    library,
    receiver,
    uploads,
    derivatives,
    fingerprints: sources,
    bin,
    restore: (entry, placing) => restoreFiles(entry, restoring, placing),
    leave: (slotPaths, about, by) =>
      leaveSlots(slotPaths, about, by, {
        manifest,
        library,
        former,
        fingerprints: sources,
        uploadsDir,
      }),
    makePicture: worker.make,
    async rescan() {
      const changed = await library.rescan()
      // A rescan is requested by a person who knows what was deleted by hand.
      for (const slotPath of changed) if (!library.file(slotPath)) await forget(slotPath)
      derivatives.rebuild()
      log.info({ changed: changed.length }, 'volume looked through')
      return changed.length
    },
    async close() {
      uploads.stop()
      await Promise.all([derivatives.close(), worker.close(), checker.close()])
    },
  }
}
