import { randomBytes } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import { AppError } from '../../../base/errors.ts'
import { allowLongUpload } from '../upload/long-upload.ts'
import type { Receiver } from '../upload/receive.ts'
import { readCreation } from './creation.ts'
import { answerOutcome } from './outcome.ts'
import { newId, speakTus } from './tus.ts'
import { takeWhole, unknownUpload, type WholeDependencies } from './whole.ts'

export interface ResumableDependencies extends WholeDependencies {
  receiver: Receiver
}

/**
 * Resumable uploads by the tus protocol 1.0.0, into the same slots and by the same receiver as
 * multipart ones. An upload belongs to the user who created it. The response to the last PATCH, or
 * to HEAD when that was lost, contains the outcome.
 */
export function resumableHandlers(dependencies: ResumableDependencies) {
  const { manifest, receiver, uploads } = dependencies
  const answerByTus = speakTus(uploads)
  const { find, takeIfWhole } = takeWhole(dependencies)

  /** A user who lost access during the request gets that error instead of the outcome. */
  async function whileSignedIn(ctx: Context, id: string, append: () => Promise<void>) {
    try {
      await append().finally(ctx.state.ensureSignedIn)
    } catch (error) {
      if (error instanceof AppError && error.status === 401) await uploads.forget(id)
      throw error
    }
  }

  /** Answers by the protocol, or with the outcome of an upload that is whole. */
  async function answer(ctx: Context, byProtocol: (id: string) => Promise<void>) {
    const { id = '' } = ctx.params
    const finished = await takeIfWhole(ctx, id)
    if (finished) return answerOutcome(ctx, finished)
    let gone: unknown
    await byProtocol(id).catch(error => {
      if (!isGone(error)) throw error
      gone = error
    })
    // Whole by this request or, meanwhile, by another one, which may be at another process.
    const whole = await takeIfWhole(ctx, id)
    if (whole) return answerOutcome(ctx, whole)
    if (gone) throw gone
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

    append: byTus(ctx =>
      answer(ctx, id => {
        allowLongUpload(ctx)
        return whileSignedIn(ctx, id, () => answerByTus(ctx))
      }),
    ),

    status: byTus(ctx => answer(ctx, () => answerByTus(ctx))),

    remove: byTus(async ctx => {
      const { id = '' } = ctx.params
      if (!(await find(ctx, id))) throw unknownUpload()
      await answerByTus(ctx)
    }),
  }
}

/** The file of an upload goes before what is known of it. */
const isGone = (error: unknown) => error instanceof AppError && [404, 410].includes(error.status)

const byTus =
  (answer: (ctx: Context) => Promise<void>): Middleware =>
  ctx => {
    ctx.set('tus-resumable', '1.0.0')
    return answer(ctx)
  }
