import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diskSpaceReader, type ReadDiskSpace } from '../../../../server/base/disk/disk-space.ts'
import type { Derivatives } from '../../../../server/features/media/derivatives/index.ts'
import { openLibrary } from '../../../../server/features/media/library.ts'
import { createManifest } from '../../../../server/features/media/slots/slots.ts'
import {
  openReceiver,
  type Receipt,
  type ReceiverOptions,
} from '../../../../server/features/media/upload/receive.ts'
import { createReservations } from '../../../../server/features/media/upload/space-reservations.ts'
import { openUploadFingerprints } from '../../../../server/features/media/upload/upload-fingerprints.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const look = { alt: 'A house', family: 'container-unit', shape: 'landscape' } as const

export const photo: Slot = { ...look, path: 'home/card-1.jpg', kind: 'image' }
export const otherPhoto: Slot = { ...look, path: 'home/card-2.jpg', kind: 'image' }
export const film: Slot = { ...look, path: 'home/hero/video-1.mp4', kind: 'video', shape: 'wide' }
export const catalog: Slot = { ...look, path: 'Gallery/pdf-catalogs/catalog.pdf', kind: 'pdf' }

export interface MediaOptions extends Partial<Pick<ReceiverOptions, 'maxUploadBytes' | 'prepare'>> {
  /** How full the volume is; the real one unless a test says otherwise. */
  readDiskSpace?: ReadDiskSpace
}

/** The media of a site with four slots, in folders of its own. */
export async function openMedia(options: MediaOptions = {}) {
  const { maxUploadBytes = 8 * 1024 * 1024, readDiskSpace, prepare = {} } = options
  const folder = await temporaryFolder()
  const [uploadsDir, dataDir] = [join(folder, 'uploads'), join(folder, 'data')]
  await Promise.all([mkdir(uploadsDir), mkdir(dataDir)])
  const manifest = createManifest([photo, otherPhoto, film, catalog])
  const late: unknown[] = []
  const sources = openUploadFingerprints(dataDir, error => late.push(error))
  const library = await openLibrary({ uploadsDir, manifest, drawingsVersion: 'd1' })
  const reservations = createReservations(readDiskSpace ?? diskSpaceReader(uploadsDir))
  const receiving = { library, uploadsDir, sources, maxUploadBytes, reservations, prepare }
  const receiver = await openReceiver(receiving)

  return {
    uploadsDir,
    dataDir,
    manifest,
    sources,
    reservations,
    /** What kept records of uploads from being written. */
    late,
    library,
    receiver,
    /** Receives a file given by its path or bytes, as if a client had sent it. */
    async receive(slot: Slot, file: string | Buffer): Promise<Receipt> {
      const temporary = receiver.temporaryFile()
      await (typeof file === 'string' ? copyFile(file, temporary) : writeFile(temporary, file))
      return receiver.receive(slot, temporary).finally(() => rm(temporary, { force: true }))
    },
    stored: (slot: Slot) => readFile(join(uploadsDir, slot.path)),
    leftovers: () => readdir(join(uploadsDir, '.incoming')),
  }
}

/** For tests that are about the slots' own files. */
export const noDerivatives: Derivatives = {
  of: async () => ({ derivatives: [], isComplete: false }),
  isThere: async () => false,
  rebuild: () => undefined,
  recheck: () => undefined,
  waiting: () => 0,
  settled: async () => undefined,
  close: async () => undefined,
}

/** The status and message of a rejection; throws if there was none. */
export async function refusal(
  task: Promise<unknown>,
): Promise<{ status: number; message: string }> {
  const outcome = await task.then(
    value => ({ value }),
    (error: { status: number; message: string }) => error,
  )
  if ('value' in outcome) throw new Error(`accepted: ${JSON.stringify(outcome.value)}`)
  return { status: outcome.status, message: outcome.message }
}
