import { randomBytes } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import { AppError, notFound } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { logMedia } from '../log-media.ts'
import type { Manifest } from '../slots/slots.ts'
import { allowLongUpload } from '../upload/long-upload.ts'
import type { Receiver } from '../upload/receive.ts'
import { senderOf } from '../upload/sender.ts'
import { readCreation } from './creation.ts'
import type { FinishedUpload, FinishedUploads } from './finished-uploads.ts'
import { answerOutcome } from './outcome.ts'
import type { PartialUploads } from './partial-uploads.ts'
import { newId, speakTus } from './tus.ts'

export interface ResumableDependencies {
  manifest: Manifest
  receiver: Receiver
  uploads: PartialUploads
  finished: FinishedUploads
  log: Log
}

/**
 * Resumable uploads by the tus protocol 1.0.0, into the same slots and by the same receiver as
 * multipart ones. An upload belongs to the user who created it. The response to the last PATCH, or
 * to HEAD when that was lost, contains the outcome.
 */
export function resumableHandlers(dependencies: ResumableDependencies) {
  const { manifest, receiver, uploads, finished, log } = dependencies
  const answerByTus = speakTus(uploads)

  /** A user who lost access during the request gets that error instead of the outcome. */
  async function whileSignedIn(ctx: Context, id: string, append: () => Promise<void>) {
    try {
      await append().finally(ctx.state.ensureSignedIn)
    } catch (error) {
      if (error instanceof AppError && error.status === 401) await uploads.forget(id)
      throw error
    }
  }

  async function find(ctx: Context, id: string) {
    const upload = await uploads.find(id, ctx.state.admin.id)
    const slot = upload && manifest.get(upload.slotPath)
    if (!upload || !slot) throw notFound('There is no such upload; begin it anew')
    return { upload, slot }
  }

  /** Also receives uploads that were complete when the server stopped. */
  async function takeIfWhole(ctx: Context, id: string): Promise<FinishedUpload | undefined> {
    const owner = ctx.state.admin.id
    const known = await finished.find(id, owner)
    if (known) return known
    const { upload, slot } = await find(ctx, id)
    if (upload.offset < upload.size) return undefined
    return finished.finish(upload, {
      slot,
      owner,
      sender: senderOf(ctx),
      onReceived: ({ status }) => logMedia(log, ctx, slot, status),
    })
  }

  return {
    options: byTus(async ctx => {
      await answerByTus(ctx)
      ctx.set('tus-max-size', String(receiver.maxBytes))
    }),

    create: byTus(async ctx => {
      const { slot, size, about } = await readCreation(ctx, manifest)
      receiver.ensureSize(size)
      allowLongUpload(ctx)
      const { Metadata } = await import('@tus/server')
      const place = Metadata.stringify({
        owner: ctx.state.admin.id,
        slotPath: slot.path,
        ...about,
      })
      const id = randomBytes(16).toString('hex')
      try {
        await answerByTus(ctx, { 'upload-metadata': place, [newId]: id })
      } catch (error) {
        // Its URL was never sent: an upload whose creation failed cannot be resumed.
        await uploads.forget(id).catch(() => undefined)
        throw error
      }
      const whole = await takeIfWhole(ctx, id)
      if (whole) await answerOutcome(ctx, whole)
    }),

    append: byTus(async ctx => {
      const { id = '' } = ctx.params
      if (!(await takeIfWhole(ctx, id))) {
        allowLongUpload(ctx)
        await whileSignedIn(ctx, id, () => answerByTus(ctx))
      }
      const whole = await takeIfWhole(ctx, id)
      if (whole) await answerOutcome(ctx, whole)
    }),

    status: byTus(async ctx => {
      const { id = '' } = ctx.params
      const whole = await takeIfWhole(ctx, id)
      await (whole ? answerOutcome(ctx, whole) : answerByTus(ctx))
    }),

    remove: byTus(async ctx => {
      const { id = '' } = ctx.params
      await find(ctx, id)
      await answerByTus(ctx)
    }),
  }
}

const byTus =
  (answer: (ctx: Context) => Promise<void>): Middleware =>
  ctx => {
    ctx.set('tus-resumable', '1.0.0')
    return answer(ctx)
  }
