import type Router from '@koa/router'
import type { Context } from 'koa'
import { api } from '../../../web/routes.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import type { Log } from '../../log.ts'
import type { Library } from '../../media/library.ts'
import type { Receipt, Receiver } from '../../media/receive.ts'
import type { Manifest } from '../../media/slots.ts'
import { withUpload } from './multipart.ts'
import { presentLibrary } from './present.ts'
import { slotPathOf } from './slot-path.ts'

export interface MediaRoutes {
  manifest: Manifest
  library: Library
  receiver: Receiver
  log: Log
}

/** Uploading, listing and deleting media; the router's guard stands before each of them. */
export function mediaRoutes(router: Router, { manifest, library, receiver, log }: MediaRoutes) {
  router.get('/api/admin/media', ctx => {
    ctx.body = presentLibrary(manifest, library)
  })

  router.post(api.uploadFile, async ctx => {
    const [slot, receipt] = await withUpload(ctx, receiver, async upload => {
      const slot = manifest.get(slotPathOf(upload.targetPath, upload.fileName))
      if (!slot) throw badRequest(noSuchSlot)
      return [slot, await receiver.receive(slot, upload.file)] as const
    })
    record(ctx, slot, receipt.status)
    ctx.body = { message: messages[receipt.status], path: slot.path, ...receipt }
  })

  router.delete('/api/admin/media', async ctx => {
    const slot = manifest.get(slotPathOf(String(ctx.query.path ?? '')))
    if (!slot) throw notFound('There is no such file among the media of this site')
    if (await library.remove(slot.path)) record(ctx, slot, 'removed')
    ctx.body = { success: true }
  })

  function record(ctx: Context, { path }: Slot, status: Receipt['status'] | 'removed') {
    log.info({ id: ctx.state.requestId, admin: ctx.state.admin?.username, path, status }, 'media')
  }
}

const messages: Record<Receipt['status'], string> = {
  uploaded: 'File uploaded',
  replaced: 'File replaced',
  unchanged: 'This file is already there',
}

const noSuchSlot =
  'The site has no place for a file of this name in this folder. ' +
  'Take folder and name from the list of expected files.'
