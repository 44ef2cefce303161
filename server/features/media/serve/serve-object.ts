import type { Context } from 'koa'
import parseRange from 'range-parser'
import { modifiedAtOf } from '../../../base/disk/stored-file.ts'
import type { RemoteFile } from '../library-types.ts'
import type { FileHeaders } from './serve-file.ts'

/**
 * Answers as `serveFile` does, with bytes that are read from where they are stored while they are sent.
 * @throws AppError 503 where they cannot be had
 */
export async function serveObject(
  ctx: Context,
  { file, open }: RemoteFile,
  { type, headersFor, variant }: FileHeaders,
): Promise<void> {
  const { version, size } = file
  ctx.set(headersFor(ctx, version))
  ctx.set({
    'accept-ranges': 'bytes',
    'last-modified': new Date(modifiedAtOf(version) / 1000).toUTCString(),
    etag: `"${variant ? `${version}-${variant}` : version}"`,
  })
  if (isRefused(ctx)) return answerWithout(ctx, 412)
  ctx.status = 200
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  const ranges = isForThis(ctx) ? parseRange(size, ctx.get('range'), { combine: true }) : []
  if (ranges === -1) {
    ctx.set('content-range', `bytes */${size}`)
    return answerWithout(ctx, 416)
  }
  // Several parts in one answer are not worth their format; all of the file answers as well.
  const range = Array.isArray(ranges) && ranges.length === 1 ? ranges[0] : undefined
  const body = ctx.method === 'HEAD' || size === 0 ? '' : await open(range)
  ctx.type = type
  if (range) {
    ctx.status = 206
    ctx.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  }
  ctx.body = body
  ctx.length = range ? range.end - range.start + 1 : size
}

/** If-Match and If-Unmodified-Since. */
function isRefused(ctx: Context): boolean {
  const match = ctx.get('if-match')
  if (match) return match !== '*' && !tagsIn(match).includes(tagOf(ctx))
  const since = Date.parse(ctx.get('if-unmodified-since'))
  return Date.parse(ctx.response.get('last-modified')) > since
}

/** Whether a range is asked of these bytes, or of whichever there are: If-Range. */
function isForThis(ctx: Context): boolean {
  if (!/^ *bytes=/.test(ctx.get('range'))) return false
  const condition = ctx.get('if-range')
  if (condition === '') return true
  if (condition.includes('"')) return tagsIn(condition).includes(tagOf(ctx))
  return Date.parse(ctx.response.get('last-modified')) <= Date.parse(condition)
}

const tagsIn = (list: string) => list.split(',').map(tag => tag.trim().replace(/^W\//, ''))

const tagOf = (ctx: Context) => ctx.response.get('etag')

function answerWithout(ctx: Context, status: 412 | 416): void {
  ctx.set('cache-control', 'no-store')
  ctx.status = status
  ctx.body = ''
}
