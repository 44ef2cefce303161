import type { Context } from 'koa'
import { tooLarge, unsupportedType } from '../errors.ts'
import { allowLongBody } from './request-time.ts'

interface Options {
  /** The accepted content type, such as `text/csv`. */
  type: string
  /** The limit in bytes. */
  most: number
  /** The message about a body that is too large. */
  tooLarge: string
}

/**
 * Reads a body as it is; call it in a route, after its guard. It may take as long as bytes arrive.
 * @throws AppError 413 over the limit, at once where its length is given; 415 for another type
 */
export async function rawBody(ctx: Context, options: Options): Promise<Buffer> {
  const { type, most } = options
  if (ctx.request.type !== type || ctx.get('content-encoding')) {
    throw unsupportedType(`Send the body as ${type}`)
  }
  if ((ctx.request.length ?? 0) > most) throw tooLarge(options.tooLarge)
  allowLongBody(ctx.req)
  const chunks: Buffer[] = []
  let bytes = 0
  // The request is not destroyed after too many bytes: its connection still carries the answer.
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    if (bytes > most) break
    chunks.push(chunk)
  }
  if (bytes > most) {
    ctx.req.resume()
    throw tooLarge(options.tooLarge)
  }
  return Buffer.concat(chunks)
}
