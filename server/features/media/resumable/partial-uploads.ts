import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { DataStore } from '@tus/server'
import { day } from '../../../../web/base/units.ts'
import { ignoreDenied } from '../../../base/disk/denied.ts'
import { incomingFolder, partialFolder } from '../upload/incoming.ts'
import type { Reservations } from '../upload/space-reservations.ts'
import { openBegunUploads } from './begun-uploads.ts'
import { isUploadId, type PartialUpload, readUpload } from './partial-upload.ts'
import { sweepFolder } from './sweep.ts'

/** Uploads that arrive in parts, over days if need be, and survive a restart of the server. */
export interface PartialUploads {
  /** The tus store. The library is loaded for the first upload. */
  store(): Promise<DataStore>
  /** Undefined if it does not exist, belongs to another user, or has lost its record. */
  find(id: string, owner: string): Promise<PartialUpload | undefined>
  /** Removes an upload that was received or cancelled, and releases its reservation. */
  forget(id: string): Promise<void>
  /** The same for all uploads of a user, aborting those being written. */
  forgetOf(owner: string): Promise<void>
  /** Removes uploads that have not grown for seven days; runs at start and daily. */
  sweep(): Promise<void>
  stop(): void
}

/** Uploads on a volume: a file of the bytes so far and a JSON record for each. */
export interface PartialFiles extends PartialUploads {
  /** Runs a task that uses an upload's file; the file is not deleted meanwhile. */
  whileInUse<T>(id: string, use: (file: string) => Promise<T>): Promise<T>
}

/** Milliseconds without a new byte. */
export const keptFor = 7 * day

export interface PartialUploadsOptions {
  uploadsDir: string
  /** Of the volume of the uploads. */
  reservations: Reservations
  /** Whether the user exists; uploads of others are removed at start. */
  isUser?: (owner: string) => boolean
  /** The limit of uploads per user. */
  most?: number
  /** Milliseconds since 1970. */
  clock?: () => number
  onSweepFailed?: (error: unknown) => void
}

/**
 * The store appends each part and never syncs: after a power cut fewer bytes may exist, which the
 * client learns from the offset. They are synced when they become a slot's file.
 */
export async function openPartialUploads(options: PartialUploadsOptions): Promise<PartialFiles> {
  const { uploadsDir, reservations, clock = Date.now, onSweepFailed = () => undefined } = options
  const directory = path.join(uploadsDir, incomingFolder, partialFolder)
  await mkdir(directory, { recursive: true, mode: 0o700 }).catch(ignoreDenied)
  let opened: Promise<DataStore> | undefined
  const store = () => {
    opened ??= import('./partial-store.ts').then(module =>
      module.openPartialStore(directory, begun),
    )
    return opened
  }

  await sweepFolder(directory, clock() - keptFor)
  const begun = await openBegunUploads({
    folder: directory,
    reservations,
    clock,
    most: options.most,
  })
  const { isUser = () => true } = options
  for (const owner of begun.owners()) if (!isUser(owner)) await begun.removeOf(owner)
  const sweep = async () => begun.forget(await sweepFolder(directory, clock() - keptFor))
  const daily = setInterval(() => sweep().catch(onSweepFailed), day).unref()

  return {
    store,
    async find(id, owner) {
      if (!isUploadId(id)) return undefined
      const upload = await (await store()).getUpload(id).catch(ignoreGone)
      return upload && readUpload(upload, owner)
    },
    whileInUse: (id, use) => begun.whileInUse(id, () => use(path.join(directory, id))),
    forget: begun.remove,
    forgetOf: begun.removeOf,
    sweep,
    stop: () => clearInterval(daily),
  }
}

/** The store throws plain objects; these numbers mean that the upload no longer exists. */
function ignoreGone(error: { status_code?: number }): undefined {
  if (error.status_code !== 404 && error.status_code !== 410) throw error
}
