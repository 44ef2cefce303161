import { basename, dirname } from 'node:path'
import type { Context } from 'koa'
import send from 'send'
import { type StoredFile, versionOf } from '../../disk/stored-file.ts'

export interface FileHeaders {
  /** The content type, fixed by the slot and never guessed from the bytes. */
  type: string
  headersFor(ctx: Context, version: string): Record<string, string>
  /** Tells apart what one address answers with. */
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
  // Koa presets 404, under which send would neither compare ETags nor cut ranges.
  ctx.res.statusCode = 200
  ctx.respond = false
  try {
    await new Promise<void>((resolve, reject) => {
      ctx.res.once('close', resolve)
      send(ctx.req, basename(file.absolute), options)
        .on('headers', (res, _path, stat) => {
          // From what is sent, which can be newer than what was looked up a moment ago.
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

/** A condition or range of the request that does not fit needs no page; all else is a fault. */
function answerCondition(ctx: Context, error: unknown): void {
  const { status } = error as { status?: number }
  ctx.remove('content-type')
  if (status !== 412 && status !== 416) throw error
  ctx.set('cache-control', 'no-store')
  ctx.status = status
  ctx.body = ''
}
