import type { Slot } from '../../../web/sections/fields.ts'
import { toAppError } from '../../http/error-exit.ts'
import type { Receipt, Receiver, Sender } from '../upload/receive.ts'
import type { PartialUpload, PartialUploads } from './partial-uploads.ts'

/** An upload whose bytes are all there, and what became of it. */
export interface FinishedUpload {
  slot: Slot
  size: number
  /** Resolves or rejects as `Receiver.receive` does; what the disk refused is tried again. */
  receipt: Promise<Receipt>
}

/** Hands complete uploads to the receiver, each of them once. */
export interface FinishedUploads {
  /**
   * An upload that was finished since the start, or is being finished: a client that lost its line
   * before it heard the answer asks for it again.
   */
  find(id: string, owner: string): FinishedUpload | undefined
  finish(upload: PartialUpload, slot: Slot, owner: string, sender?: Sender): FinishedUpload
}

/** Answers that are waited for; what is older than so many others has been heard. */
const mostKept = 1000

export function openFinishedUploads(
  receiver: Pick<Receiver, 'receive'>,
  uploads: Pick<PartialUploads, 'whileInUse' | 'forget'>,
): FinishedUploads {
  const finished = new Map<string, FinishedUpload & { owner: string }>()

  async function receive(
    { id, file, ifVersion }: PartialUpload,
    slot: Slot,
    sender?: Sender,
  ): Promise<Receipt> {
    try {
      const receipt = await uploads.whileInUse(id, () =>
        receiver.receive(slot, file, { ...sender, ifVersion }),
      )
      await forget(id)
      return receipt
    } catch (error) {
      // All of its bytes are there, and there may be room for it later.
      if (isOfTheDisk(error)) finished.delete(id)
      else await forget(id)
      throw error
    }
  }

  /** What cannot be removed now is swept in time. */
  const forget = (id: string) => uploads.forget(id).catch(() => undefined)

  return {
    find(id, owner) {
      const found = finished.get(id)
      return found?.owner === owner ? found : undefined
    },
    finish(upload, slot, owner, sender) {
      const known = finished.get(upload.id)
      if (known) return known
      const entry = { slot, size: upload.size, owner, receipt: receive(upload, slot, sender) }
      entry.receipt.catch(() => undefined)
      finished.set(upload.id, entry)
      const [oldest] = finished.keys()
      if (finished.size > mostKept && oldest) finished.delete(oldest)
      return entry
    },
  }
}

const isOfTheDisk = (error: unknown) => [503, 507].includes(toAppError(error).status)
