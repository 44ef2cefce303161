import { rm, stat } from 'node:fs/promises'
import type { Slot } from '../../../../web/sections/fields.ts'
import { tooLarge, unsupportedType } from '../../../base/errors.ts'
import { createSerialQueue } from '../../../base/serial-queue.ts'
import { makeStreamableMp4 } from '../checks/mp4.ts'
import { checkPdf } from '../checks/pdf.ts'
import type { Library, Placing } from '../library-types.ts'
import { slotConflict } from '../slot-conflict.ts'
import { hashesOf } from './content-id.ts'
import { type Incoming, openIncoming } from './incoming.ts'
import type { Reservation, Reservations } from './space-reservations.ts'
import { type Source, sha256Of, type UploadFingerprints } from './upload-fingerprints.ts'

export interface Receipt {
  status: 'uploaded' | 'replaced' | 'unchanged'
  /** Size of the served file, after re-encoding. */
  size: number
  /** Of the served file. */
  version: string
  /** The entry of the replaced file in the bin. */
  bin?: string
}

/** Who sends a file, over what. */
export interface Sender extends Placing {
  /** The file that was chosen, where another one was made of it before it was sent. */
  chosen?: Source['chosen']
  /** Called before it is placed; may reject, since the sender may have been signed out meanwhile. */
  mayPlace?: () => Promise<void>
}

/** The only way into a slot, for every upload protocol. */
export interface Receiver {
  /**
   * Takes a complete temporary file. Whatever is there of it afterwards is its owner's to remove.
   * @throws AppError 413, 415 or 507 with a sentence for the administrator; 409 where the slot
   *   holds other bytes and another version than `ifVersion`
   */
  receive(slot: Slot, temporaryFile: string, sender?: Sender): Promise<Receipt>
  /** Throws AppError 413 when a file of so many bytes is never taken. */
  ensureSize(bytes: number): void
  /** For a file that is being uploaded, see space-reservations.ts. */
  reserveSpace(bytes: number): Promise<Reservation>
  /** A path for an incoming file; the caller writes it with `exclusively`. */
  temporaryFile: Incoming['temporaryFile']
  readonly maxBytes: number
}

export interface ReceiverOptions {
  library: Library
  uploadsDir: string
  sources: UploadFingerprints
  maxUploadBytes: number
  /** Of the volume of the uploads. */
  reservations: Reservations
  /** The check of each kind of file, see checks/; runs in this process by default. */
  prepare?: Partial<Record<Slot['kind'], Prepare>>
}

export async function openReceiver(options: ReceiverOptions): Promise<Receiver> {
  const { library, uploadsDir, sources, reservations, maxUploadBytes: maxBytes } = options
  const incoming = await openIncoming(uploadsDir)
  const prepare: Record<Slot['kind'], Prepare> = {
    image: makeJpegHere,
    video: makeStreamableMp4,
    pdf: checkPdf,
    ...options.prepare,
  }
  // The last of concurrent uploads to a slot wins. Images and videos are rewritten one at a time,
  // see space-reservations.ts; a document is not rewritten, and its check does not delay the
  // others.
  const anew = createSerialQueue()
  const turns: Record<Slot['kind'], typeof anew> = {
    image: anew,
    video: anew,
    pdf: createSerialQueue(),
  }

  const ensureSize = (bytes: number) => {
    if (bytes > maxBytes) throw fileTooLarge(maxBytes)
  }

  return {
    receive: (slot, temporaryFile, sender = {}) =>
      turns[slot.kind](async () => {
        const prepared = incoming.temporaryFile()
        try {
          return await take(slot, temporaryFile, prepared, sender)
        } finally {
          // A failed removal is repeated at the next start.
          await rm(prepared, { force: true }).catch(() => undefined)
        }
      }),
    ensureSize,
    reserveSpace: reservations.reserve,
    temporaryFile: incoming.temporaryFile,
    maxBytes,
  }

  async function take(
    slot: Slot,
    uploaded: string,
    prepared: string,
    { mayPlace = async () => undefined, chosen, ...placing }: Sender,
  ): Promise<Receipt> {
    const { size } = await stat(uploaded)
    if (size === 0) throw unsupportedType('The file is empty. Choose it again and upload it anew.')
    ensureSize(size)

    const { sha256, contentId } = await hashesOf(uploaded)
    const present = await library.refresh(slot.path)
    const source = await sources.of(slot.path)
    if (present && source?.version === present.version && source.sha256 === sha256) {
      return { status: 'unchanged', size: present.size, version: present.version }
    }
    // Again when it is placed; here, before the work that would be in vain.
    const { ifVersion } = placing
    if (ifVersion !== undefined && ifVersion !== (present?.version ?? '')) {
      throw slotConflict(slot, library)
    }
    const make = () => prepare[slot.kind](uploaded, prepared)
    // The uploaded file is on the volume already; a rewritten copy needs as much again.
    const finished = await (slot.kind === 'pdf' ? make() : reservations.forCopy(size, make))
    const kept = await sha256Of(finished)
    const fingerprint = { sha256, kept, chosen: chosen ?? { id: contentId, bytes: size } }
    await mayPlace()
    const { file, replaced, bin } = await library.place(slot.path, finished, {
      ...placing,
      fingerprint,
    })
    const { version } = file
    await sources.put(slot.path, { version, ...fingerprint })
    const status = replaced ? 'replaced' : 'uploaded'
    return { status, size: file.size, version, ...(bin && { bin }) }
  }
}

export function fileTooLarge(maxBytes: number) {
  const megabytes = Math.floor(maxBytes / 1024 / 1024)
  return tooLarge(
    `The file is larger than ${megabytes} MB, the most that is taken. ` +
      'Save it in a smaller size and upload that.',
  )
}

/** Checks a file and resolves to the one to be served: itself, or the one written to `target`. */
export type Prepare = (source: string, target: string) => Promise<string>

const makeJpegHere: Prepare = async (source, target) => {
  const { makeUprightJpeg } = await import('../checks/image.ts')
  return makeUprightJpeg(source, target)
}
