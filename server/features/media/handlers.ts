import type { Context } from 'koa'
import * as z from 'zod'
import type { KnownContent } from '../../../web/admin/contract.ts'
import { BIN_HEADER } from '../../../web/features/operations/admin/bin/bin-header.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import { badRequest, notFound } from '../../base/errors.ts'
import { answerJson } from '../../base/http/compress.ts'
import { jsonBody } from '../../base/http/json-body.ts'
import type { Log } from '../../base/log.ts'
import type { Library } from './library-types.ts'
import { logMedia } from './log-media.ts'
import { mediaListOf } from './media-list.ts'
import { moveFile } from './move-file.ts'
import { slotPathOf } from './slots/slot-path.ts'
import { isPoster, type Manifest } from './slots/slots.ts'
import { withUpload } from './upload/multipart.ts'
import type { Receiver } from './upload/receive.ts'
import { senderOf } from './upload/sender.ts'
import { answerUpload, slotNamed } from './upload/upload-answer.ts'
import type { UploadFingerprints } from './upload/upload-fingerprints.ts'

export interface MediaDependencies {
  manifest: Manifest
  library: Library
  receiver: Receiver
  fingerprints: Pick<UploadFingerprints, 'all' | 'of' | 'put'>
  rescan: () => Promise<number>
  log: Log
}

const moveBody = z.strictObject({
  from: z.string().max(500),
  to: z.string().max(500),
  /** Of the file that is moved, and of the one in its new place, '' for none. */
  ifVersion: z.string().min(1).max(100),
  ifTargetVersion: z.string().max(100),
})

/**
 * Listing, uploading, moving and deleting media, and rescanning for files copied into the volume by hand.
 */
export function mediaHandlers(dependencies: MediaDependencies) {
  const { manifest, library, receiver, fingerprints, rescan, log } = dependencies
  const readMove = jsonBody(moveBody)

  function slotAt(path: string): Slot {
    const slot = manifest.get(slotPathOf(path))
    if (!slot || isPoster(slot.path)) throw badRequest(`The site has no place "${path}".`)
    return slot
  }

  return {
    list: (ctx: Context) => answerJson(ctx, mediaListOf(manifest, library)),

    async upload(ctx: Context) {
      const [slot, receipt, isFromVideo] = await withUpload(ctx, receiver, async upload => {
        const slot = slotNamed(manifest, upload.targetPath, upload.fileName)
        const { ifVersion, chosen, isFromVideo } = upload
        const sender = { ...senderOf(ctx), ifVersion, chosen }
        return [slot, await receiver.receive(slot, upload.file, sender), isFromVideo] as const
      })
      const isTaken = isFromVideo && isPoster(slot.path) && receipt.status !== 'unchanged'
      logMedia(log, ctx, slot, isTaken ? 'poster-taken' : receipt.status)
      answerUpload(ctx, slot, receipt)
    },

    /** Where the target has a file, the two change places. */
    async move(ctx: Context) {
      const { from, to, ...versions } = await readMove(ctx)
      const [source, target] = [slotAt(from), slotAt(to)]
      const by = ctx.state.admin.username
      const { swapped } = await moveFile(source, target, dependencies, { ...versions, by })
      const action = swapped ? 'swapped' : 'moved'
      const subject = `${source.path} ${swapped ? 'and' : 'to'} ${target.path}`
      ctx.state.activity = { action, subject }
      const { requestId: id, admin } = ctx.state
      log.info({ id, admin: admin.username, path: source.path, to: target.path }, `media ${action}`)
      ctx.body = { success: true, swapped }
    },

    async remove(ctx: Context) {
      const slot = manifest.get(slotPathOf(String(ctx.query.path ?? '')))
      if (!slot) throw notFound('There is no such file among the media of this site')
      const removed = await library.remove(slot.path, ctx.state.admin.username)
      if (removed) logMedia(log, ctx, slot, 'removed')
      if (removed?.bin) ctx.set(BIN_HEADER, removed.bin)
      ctx.body = { success: true }
    },

    /** By content, where each uploaded file is: browsers do not send it again. */
    async contents(ctx: Context) {
      const contents: KnownContent[] = []
      for (const [path, { version, chosen }] of await fingerprints.all()) {
        const isThere = library.file(path)?.version === version
        if (chosen && isThere) contents.push({ ...chosen, path })
      }
      await answerJson(ctx, { contents })
    },

    async rescan(ctx: Context) {
      const changed = await rescan()
      ctx.state.activity = { action: 'rescanned', subject: `${changed} changed` }
      ctx.body = { changed }
    },
  }
}
