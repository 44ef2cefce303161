import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { second } from '../../../../../web/base/units.ts'
import { AppError, notFound, unavailable } from '../../../../base/errors.ts'
import type { Receipt, Receiver } from '../../upload/receive.ts'
import type { FinishedUpload, FinishedUploads, Receiving } from '../finished-uploads.ts'
import type { PartialUpload } from '../partial-upload.ts'
import { type Claim, holdClaim } from './hold-claim.ts'
import type { LocalFiles } from './local-files.ts'
import type { PartObjects } from './part-objects.ts'
import type { UploadClaims } from './upload-claims.ts'
import { receiptOf, rejectionOf, type UploadRow } from './upload-row.ts'
import type { UploadRows } from './upload-rows.ts'

export interface ReceiveOnceOptions {
  rows: UploadRows
  claims: UploadClaims
  parts: PartObjects
  local: LocalFiles
  receiver: Pick<Receiver, 'receive'>
}

/** How often the outcome is looked for while another process receives the upload. */
const askEvery = second / 4

/** Passes complete uploads to the receiver of one of the processes, each of them once. */
export function receiveOnce(options: ReceiveOnceOptions): FinishedUploads {
  const { rows, claims, parts, local, receiver } = options
  const running = new Map<string, FinishedUpload & { owner: string }>()

  /** Deletes this process's file of an upload that has ended elsewhere: it would take up space. */
  async function rowOf(id: string): Promise<UploadRow | undefined> {
    const row = await rows.find(id)
    if (!row || row.outcome) await local.drop(id)
    return row
  }

  async function receipt(upload: PartialUpload, to: Receiving): Promise<Receipt> {
    for (;;) {
      const claim = await holdClaim(claims, upload.id, randomUUID())
      if (claim) return receive(upload, to, claim)
      const row = await rowOf(upload.id)
      if (!row) throw notFound('There is no such upload; begin it anew')
      if (row.outcome) return receiptOf(row.outcome)
      await pause(askEvery)
    }
  }

  async function receive(
    upload: PartialUpload,
    { slot, sender, onReceived }: Receiving,
    claim: Claim,
  ): Promise<Receipt> {
    const { id, ifVersion, chosen } = upload
    try {
      const receipt = await local.use(upload, async file => {
        const lost = await parts.complete(file, await rows.parts(id))
        if (lost !== undefined) throw await sentAgain(id, claim.name, lost)
        return receiver.receive(slot, file.path, {
          ...sender,
          ...{ ifVersion, chosen, ensureClaim: claim.ensure },
        })
      })
      onReceived?.(receipt)
      // Where it is not stored, the next one to ask hears that the file is there already.
      await claims.end(id, claim.name, { receipt }).then(parts.discard, () => undefined)
      await local.drop(id)
      return receipt
    } catch (error) {
      await giveUp(id, claim.name, error)
      throw error
    } finally {
      claim.stop()
    }
  }

  /** A file that is refused has its outcome; whatever else went wrong may go well later. */
  async function giveUp(id: string, claim: string, error: unknown): Promise<void> {
    if (error instanceof AppError && error.status < 500) {
      await claims.end(id, claim, rejectionOf(error)).then(parts.discard, () => undefined)
    } else {
      await claims.release(id, claim).catch(() => undefined)
    }
    // A document may be in its place, where the file itself is what was to be placed.
    await local.drop(id)
  }

  async function sentAgain(id: string, claim: string, offset: number): Promise<AppError> {
    await claims.rewind(id, claim, offset)
    return unavailable('A part of the file was lost. Please send it once more.')
  }

  return {
    async find(id, owner) {
      const here = running.get(id)
      if (here) return here.owner === owner ? here : undefined
      const row = await rowOf(id)
      if (!row?.outcome || row.owner !== owner) return undefined
      const { outcome, size, metadata } = row
      const receipt = Promise.resolve(outcome).then(receiptOf)
      receipt.catch(() => undefined)
      return { slot: { path: metadata.slotPath ?? '' }, size, receipt }
    },
    finish(upload, to) {
      const existing = running.get(upload.id)
      if (existing) return existing
      const { slot, owner } = to
      const entry = { slot, size: upload.size, owner, receipt: receipt(upload, to) }
      running.set(upload.id, entry)
      entry.receipt.catch(() => undefined).finally(() => running.delete(upload.id))
      return entry
    },
  }
}
