import type { Context } from 'koa'
import { toAppError } from '../../../base/http/error-exit.ts'
import { answerUpload, type UploadAnswer } from '../upload/upload-answer.ts'
import type { FinishedUpload } from './finished-uploads.ts'

/** What `Upload-Outcome` holds as percent-encoded JSON; `code` is for programs. */
export type UploadOutcome = UploadAnswer | { error: string; code: string; slot?: unknown }

/**
 * Sends the outcome of an upload as the multipart route does: by status and body. The header
 * `Upload-Outcome` has the same, for HEAD, which has no body and answers 200 to a rejected file
 * too: its bytes are complete, and tus clients would otherwise send them all again. If the disk
 * rejected it, it stays to be received later: HEAD answers 423, after which clients retry.
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
