import type { Slot } from '../../../../web/sections/fields.ts'
import { toAppError } from '../../../base/http/error-exit.ts'
import type { Receipt, Receiver, Sender } from '../upload/receive.ts'
import type { PartialUpload } from './partial-upload.ts'
import type { PartialFiles } from './partial-uploads.ts'

/** An upload whose bytes have all arrived, and its outcome. */
export interface FinishedUpload {
  slot: Pick<Slot, 'path'>
  size: number
  /** Settles as `Receiver.receive` does; a rejection by the disk can be retried. */
  receipt: Promise<Receipt>
}

/** Passes complete uploads to the receiver, each of them once. */
export interface FinishedUploads {
  /**
   * An upload that is finished, or being finished: a client that lost the connection before the
   * answer asks again.
   */
  find(id: string, owner: string): Promise<FinishedUpload | undefined>
  finish(upload: PartialUpload, to: Receiving): FinishedUpload
}

export interface Receiving {
  slot: Slot
  owner: string
  sender?: Sender
  /** Called once for each upload, by what received it. */
  onReceived?: (receipt: Receipt) => void
}

/** The number of outcomes kept; older ones have been received by their clients. */
const mostKept = 1000

export function openFinishedUploads(
  receiver: Pick<Receiver, 'receive'>,
  uploads: Pick<PartialFiles, 'whileInUse' | 'forget'>,
): FinishedUploads {
  const finished = new Map<string, FinishedUpload & { owner: string }>()

  async function receive(
    { id, ifVersion, chosen }: PartialUpload,
    { slot, sender, onReceived }: Receiving,
  ): Promise<Receipt> {
    try {
      const receipt = await uploads.whileInUse(id, file =>
        receiver.receive(slot, file, { ...sender, ifVersion, chosen }),
      )
      onReceived?.(receipt)
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
    async find(id, owner) {
      const found = finished.get(id)
      return found?.owner === owner ? found : undefined
    },
    finish(upload, to) {
      const existing = finished.get(upload.id)
      if (existing) return existing
      const { slot, owner } = to
      const entry = { slot, size: upload.size, owner, receipt: receive(upload, to) }
      entry.receipt.catch(() => undefined)
      finished.set(upload.id, entry)
      const [oldest] = finished.keys()
      if (finished.size > mostKept && oldest) finished.delete(oldest)
      return entry
    },
  }
}

const isOfTheDisk = (error: unknown) => [503, 507].includes(toAppError(error).status)
