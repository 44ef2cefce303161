import type { Context } from 'koa'
import { BIN_HEADER } from '../../web/admin/bin/bin-header.ts'
import type { KnownContent } from '../../web/admin/contract.ts'
import { notFound } from '../errors.ts'
import { answerJson } from '../http/compress.ts'
import type { Log } from '../log.ts'
import type { Library } from './library-types.ts'
import { logMedia } from './log-media.ts'
import { mediaListOf } from './media-list.ts'
import { slotPathOf } from './slots/slot-path.ts'
import type { Manifest } from './slots/slots.ts'
import { withUpload } from './upload/multipart.ts'
import type { Receiver } from './upload/receive.ts'
import { senderOf } from './upload/sender.ts'
import { answerUpload, slotNamed } from './upload/upload-answer.ts'
import type { UploadFingerprints } from './upload/upload-fingerprints.ts'

export interface MediaDependencies {
  manifest: Manifest
  library: Library
  receiver: Receiver
  fingerprints: Pick<UploadFingerprints, 'all'>
  rescan: () => Promise<number>
  log: Log
}

/**
 * Listing, uploading and deleting media, and rescanning for files copied into the volume by hand.
 */
export function mediaHandlers(dependencies: MediaDependencies) {
  const { manifest, library, receiver, fingerprints, rescan, log } = dependencies

  return {
    list: (ctx: Context) => answerJson(ctx, mediaListOf(manifest, library)),

    async upload(ctx: Context) {
      const [slot, receipt] = await withUpload(ctx, receiver, async upload => {
        const slot = slotNamed(manifest, upload.targetPath, upload.fileName)
        const { ifVersion, chosen } = upload
        const sender = { ...senderOf(ctx), ifVersion, chosen }
        return [slot, await receiver.receive(slot, upload.file, sender)] as const
      })
      logMedia(log, ctx, slot, receipt.status)
      answerUpload(ctx, slot, receipt)
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
