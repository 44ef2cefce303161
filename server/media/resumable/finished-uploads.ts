import type { Slot } from '../../../web/sections/fields.ts'
import { toAppError } from '../../http/error-exit.ts'
import type { Receipt, Receiver, Sender } from '../upload/receive.ts'
import type { PartialUpload, PartialUploads } from './partial-uploads.ts'

/** An upload whose bytes have all arrived, and its outcome. */
export interface FinishedUpload {
  slot: Slot
  size: number
  /** Settles as `Receiver.receive` does; a rejection by the disk can be retried. */
  receipt: Promise<Receipt>
}

/** Passes complete uploads to the receiver, each of them once. */
export interface FinishedUploads {
  /**
   * An upload finished since the start, or being finished: a client that lost the connection before
   * the answer asks again.
   */
  find(id: string, owner: string): FinishedUpload | undefined
  finish(upload: PartialUpload, slot: Slot, owner: string, sender?: Sender): FinishedUpload
}

/** The number of outcomes kept; older ones have been received by their clients. */
const mostKept = 1000

export function openFinishedUploads(
  receiver: Pick<Receiver, 'receive'>,
  uploads: Pick<PartialUploads, 'whileInUse' | 'forget'>,
): FinishedUploads {
  const finished = new Map<string, FinishedUpload & { owner: string }>()

  async function receive(
    { id, file, ifVersion, chosen }: PartialUpload,
    slot: Slot,
    sender?: Sender,
  ): Promise<Receipt> {
    try {
      const receipt = await uploads.whileInUse(id, () =>
        receiver.receive(slot, file, { ...sender, ifVersion, chosen }),
      )
      await forget(id)
      return receipt
    } catch (error) {
      // Its bytes are complete, and there may be space for it later.
      if (isOfTheDisk(error)) finished.delete(id)
      else await forget(id)
      throw error
    }
  }

  /** A failed removal is repeated by the sweep. */
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
