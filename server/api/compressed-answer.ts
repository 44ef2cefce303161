import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** What an answer that is sent once is worth: higher qualities take ten times as long and more. */
const QUALITY = { br: 5, gzip: 6 }

/** Answers JSON compressed: some lists have a row for each of two thousand slots. */
export async function answerCompressed(ctx: Context, value: unknown): Promise<void> {
  const body = Buffer.from(JSON.stringify(value))
  ctx.type = 'application/json; charset=utf-8'
  ctx.vary('accept-encoding')
  const coding = ctx.acceptsEncodings('br', 'gzip', 'identity')
  if (coding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY.br,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    ctx.body = await toBrotli(body, { params })
  } else if (coding === 'gzip') ctx.body = await toGzip(body, { level: QUALITY.gzip })
  else ctx.body = body
  if (coding && coding !== 'identity') ctx.set('content-encoding', coding)
}
