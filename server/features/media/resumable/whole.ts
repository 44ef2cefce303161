import type { Context } from 'koa'
import { notFound } from '../../../base/errors.ts'
import type { Log } from '../../../base/log.ts'
import { logMedia } from '../log-media.ts'
import type { Manifest } from '../slots/slots.ts'
import { senderOf } from '../upload/sender.ts'
import type { FinishedUpload, FinishedUploads } from './finished-uploads.ts'
import type { PartialUploads } from './partial-uploads.ts'

export interface WholeDependencies {
  manifest: Manifest
  uploads: PartialUploads
  finished: FinishedUploads
  log: Log
}

/** Finds the uploads of the signed-in user, and has those received whose bytes are complete. */
export function takeWhole({ manifest, uploads, finished, log }: WholeDependencies) {
  async function find(ctx: Context, id: string) {
    const upload = await uploads.find(id, ctx.state.admin.id)
    const slot = upload && manifest.get(upload.slotPath)
    return upload && slot && { upload, slot }
  }

  /** Also receives uploads that were complete when the server stopped. */
  async function takeIfWhole(ctx: Context, id: string): Promise<FinishedUpload | undefined> {
    const owner = ctx.state.admin.id
    const finishedUpload = await finished.find(id, owner)
    if (finishedUpload) return finishedUpload
    const begun = await find(ctx, id)
    if (!begun) {
      // It may have been finished since, by another request or process.
      const since = await finished.find(id, owner)
      if (since) return since
      throw unknownUpload()
    }
    const { upload, slot } = begun
    if (upload.offset < upload.size) return undefined
    return finished.finish(upload, {
      slot,
      owner,
      sender: senderOf(ctx),
      onReceived: ({ status }) => logMedia(log, ctx, slot, status),
    })
  }

  return { find, takeIfWhole }
}

export const unknownUpload = () => notFound('There is no such upload; begin it anew')
