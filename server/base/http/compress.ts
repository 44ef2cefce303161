import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The Content-Encoding of a body. */
export type Coding = 'br' | 'gzip' | 'identity'

/**
 * The smallest encoding that the client accepts. Tested one by one, since a list is answered in the
 * client's order of preference, which does not reflect size.
 */
export const codingFor = (ctx: Context): Coding =>
  (['br', 'gzip'] as const).find(coding => ctx.acceptsEncodings(coding) === coding) ?? 'identity'

/** Each encoding is a representation with its own ETag (RFC 9110, section 8.8.3). */
export const etagOf = (version: string, coding: Coding) =>
  coding === 'identity' ? `"${version}"` : `"${version}-${coding}"`

/**
 * Asynchronous. Brotli's level 9 takes no longer than 8 in a window of 64 KB, and ten times as long
 * in a larger one; higher levels do so in any.
 */
export async function compress(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'identity') return body
  if (coding === 'gzip') return toGzip(body, { level: 6 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return toBrotli(body, { params })
}

/** Sends a value as compressed JSON, not cached. */
export const answerJson = (ctx: Context, value: unknown): Promise<void> =>
  answerText(ctx, 'application/json; charset=utf-8', JSON.stringify(value))

/** Sends a page that is for one client, compressed and not cached. */
export const answerHtml = (ctx: Context, html: string): Promise<void> =>
  answerText(ctx, 'text/html; charset=utf-8', html)

async function answerText(ctx: Context, type: string, text: string): Promise<void> {
  const coding = codingFor(ctx)
  ctx.type = type
  ctx.vary('Accept-Encoding')
  ctx.body = await compress(Buffer.from(text), coding)
  if (coding !== 'identity') ctx.set('content-encoding', coding)
}
