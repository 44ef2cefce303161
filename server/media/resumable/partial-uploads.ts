import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import { day } from '../../../web/units.ts'
import { chosenIn } from '../upload/chosen-in.ts'
import { incomingFolder, partialFolder } from '../upload/incoming.ts'
import type { Reservations } from '../upload/space-reservations.ts'
import type { Source } from '../upload/upload-fingerprints.ts'
import { openBegunUploads } from './begun-uploads.ts'
import { sweepFolder } from './sweep.ts'

/** Uploads that arrive in parts, over days if need be, and survive a restart of the server. */
export interface PartialUploads {
  /**
   * The tus store: a file of the bytes so far and a JSON record for each. The library is loaded for
   * the first upload.
   */
  store(): Promise<FileStore>
  /** Undefined if it does not exist, belongs to another user, or has lost its record. */
  find(id: string, owner: string): Promise<PartialUpload | undefined>
  /** Runs a task that uses an upload's file; the file is not deleted meanwhile. */
  whileInUse<T>(id: string, use: () => Promise<T>): Promise<T>
  /** Removes an upload that was received or cancelled, and releases its reservation. */
  forget(id: string): Promise<void>
  /** The same for all uploads of a user, aborting those being written. */
  forgetOf(owner: string): Promise<void>
  /** Removes uploads that have not grown for seven days; runs at start and daily. */
  sweep(): Promise<void>
  stop(): void
}

export interface PartialUpload {
  id: string
  file: string
  slotPath: string
  /** The version of the slot that the sender has seen; any where it is not given. */
  ifVersion?: string | undefined
  /** The file that was chosen, where another one was made of it. */
  chosen?: Source['chosen']
  /** Bytes in all, and how many of them are there. */
  size: number
  offset: number
}

const keptFor = 7 * day

interface Options {
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
export async function openPartialUploads(options: Options): Promise<PartialUploads> {
  const { uploadsDir, reservations, clock = Date.now, onSweepFailed = () => undefined } = options
  const directory = path.join(uploadsDir, incomingFolder, partialFolder)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  let opened: Promise<FileStore> | undefined
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
      if (!/^[\da-f]{32}$/.test(id)) return undefined
      const upload = await (await store()).getUpload(id).catch(ignoreGone)
      return upload && readUpload(upload, owner)
    },
    whileInUse: begun.whileInUse,
    forget: begun.remove,
    forgetOf: begun.removeOf,
    sweep,
    stop: () => clearInterval(daily),
  }
}

function readUpload(upload: Upload, owner: string): PartialUpload | undefined {
  const { id, size, offset, metadata, storage } = upload
  const slotPath = metadata?.slotPath
  if (metadata?.owner !== owner || !slotPath || !storage || size === undefined) return undefined
  const seen = 'ifVersion' in metadata && { ifVersion: metadata.ifVersion ?? '' }
  const chosen = chosenIn(metadata)
  return { id, file: storage.path, slotPath, ...seen, ...(chosen && { chosen }), size, offset }
}

/** The store throws plain objects; these numbers mean that the upload no longer exists. */
function ignoreGone(error: { status_code?: number }): undefined {
  if (error.status_code !== 404 && error.status_code !== 410) throw error
}
