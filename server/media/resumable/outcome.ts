import type { Context } from 'koa'
import { toAppError } from '../../http/error-exit.ts'
import { type UploadAnswer, uploadAnswer } from '../upload/upload-answer.ts'
import type { FinishedUpload } from './finished-uploads.ts'

/** The percent-encoded JSON in `Upload-Outcome`; `code` is for programs. */
export type UploadOutcome = UploadAnswer | { error: string; code: string }

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
    const answer = uploadAnswer(slot, await receipt)
    setOutcome(ctx, answer)
    ctx.status = ctx.method === 'POST' ? 201 : 200
    ctx.body = answer
  } catch (thrown) {
    const { message, code, expose, status } = toAppError(thrown)
    if (!expose) throw thrown
    setOutcome(ctx, { error: message, code })
    if (ctx.method !== 'HEAD') throw thrown
    ctx.status = status >= 500 ? 423 : 200
    ctx.body = ''
  }
}

function setOutcome(ctx: Context, outcome: UploadOutcome): void {
  ctx.set('upload-outcome', encodeURIComponent(JSON.stringify(outcome)))
}
