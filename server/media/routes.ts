import type Router from '@koa/router'
import { api } from '../../web/routes.ts'
import { notFound } from '../errors.ts'
import type { Log } from '../log.ts'
import { answerJson } from '../responses/compress.ts'
import type { Library } from './library.ts'
import { logMedia } from './log-media.ts'
import { presentLibrary } from './present.ts'
import { slotPathOf } from './slots/slot-path.ts'
import type { Manifest } from './slots/slots.ts'
import { withUpload } from './upload/multipart.ts'
import type { Receiver } from './upload/receive.ts'
import { slotNamed, uploadAnswer } from './upload/upload-answer.ts'

export interface MediaRoutes {
  manifest: Manifest
  library: Library
  receiver: Receiver
  log: Log
}

/** Uploading, listing and deleting media; the router's guard stands before each of them. */
export function mediaRoutes(router: Router, { manifest, library, receiver, log }: MediaRoutes) {
  router.get(api.media, ctx => answerJson(ctx, presentLibrary(manifest, library)))

  router.post(api.uploadFile, async ctx => {
    const [slot, receipt] = await withUpload(ctx, receiver, async upload => {
      const slot = slotNamed(manifest, upload.targetPath, upload.fileName)
      return [slot, await receiver.receive(slot, upload.file, ctx.state.ensureSignedIn)] as const
    })
    logMedia(log, ctx, slot, receipt.status)
    ctx.body = uploadAnswer(slot, receipt)
  })

  router.delete(api.media, async ctx => {
    const slot = manifest.get(slotPathOf(String(ctx.query.path ?? '')))
    if (!slot) throw notFound('There is no such file among the media of this site')
    if (await library.remove(slot.path)) logMedia(log, ctx, slot, 'removed')
    ctx.body = { success: true }
  })
}
