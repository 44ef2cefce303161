import { basename, dirname } from 'node:path'
import type { Context } from 'koa'
import send from 'send'
import { type StoredFile, versionOf } from '../../../base/disk/stored-file.ts'

export interface FileHeaders {
  /** The content type, defined by the slot and never guessed from the bytes. */
  type: string
  headersFor(ctx: Context, version: string): Record<string, string>
  /** Distinguishes the ETags of representations of one URL. */
  variant?: string
}

/** Answers with a file or a range of it, or 304, 412 or 416. */
export async function serveFile(
  ctx: Context,
  file: StoredFile,
  { type, headersFor, variant }: FileHeaders,
): Promise<void> {
  const root = dirname(file.absolute)
  const options = { root, index: false, cacheControl: false, etag: false } as const
  // Koa presets 404, with which send would neither compare ETags nor serve ranges.
  ctx.res.statusCode = 200
  ctx.respond = false
  try {
    await new Promise<void>((resolve, reject) => {
      ctx.res.once('close', resolve)
      send(ctx.req, basename(file.absolute), options)
        .on('headers', (res, _path, stat) => {
          // Of the file sent, which can be newer than the one looked up a moment ago.
          const version = versionOf(stat)
          const headers = {
            ...headersFor(ctx, version),
            etag: `"${variant ? `${version}-${variant}` : version}"`,
            'content-type': type,
          }
          for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
        })
        .on('error', reject)
        .pipe(ctx.res)
    })
  } catch (error) {
    ctx.respond = true
    answerCondition(ctx, error)
  }
}

/** A failed precondition or range needs no error page; anything else is an error. */
function answerCondition(ctx: Context, error: unknown): void {
  const { status } = error as { status?: number }
  ctx.remove('content-type')
  if (status !== 412 && status !== 416) throw error
  ctx.set('cache-control', 'no-store')
  ctx.status = status
  ctx.body = ''
}
