import type { Context } from 'koa'
import { toAppError } from '../../http/error-exit.ts'
import { answerUpload, type UploadAnswer } from '../upload/upload-answer.ts'
import type { FinishedUpload } from './finished-uploads.ts'

/** What `Upload-Outcome` holds as percent-encoded JSON; `code` is for programs. */
export type UploadOutcome = UploadAnswer | { error: string; code: string; slot?: unknown }

/**
 * Says what became of an upload, as the multipart way does: by status and body. The same stands in
 * the header `Upload-Outcome`, for HEAD, which has no body and answers 200 to a refused file too:
 * all of its bytes were there, and the protocol's clients would else send them all again. Where the
 * disk refused it, it is kept to be taken later: HEAD says 423, after which they ask again.
 */
export async function answerOutcome(ctx: Context, upload: FinishedUpload): Promise<void> {
  const { slot, size, receipt } = upload
  ctx.set({ 'upload-offset': String(size), 'upload-length': String(size) })
  try {
    setOutcome(ctx, answerUpload(ctx, slot, await receipt))
    ctx.status = ctx.method === 'POST' ? 201 : 200
  } catch (thrown) {
    const { message, code, expose, status, details } = toAppError(thrown)
    if (!expose) throw thrown
    setOutcome(ctx, { error: message, code, ...details })
    if (ctx.method !== 'HEAD') throw thrown
    ctx.status = status >= 500 ? 423 : 200
    ctx.body = ''
  }
}

function setOutcome(ctx: Context, outcome: UploadOutcome): void {
  ctx.set('upload-outcome', encodeURIComponent(JSON.stringify(outcome)))
}
