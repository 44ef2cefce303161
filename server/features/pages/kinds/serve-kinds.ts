import { createHash } from 'node:crypto'
import type { Middleware } from 'koa'
import { type Coding, codingFor, compress, etagOf } from '../../../base/http/compress.ts'

/**
 * Answers with the kinds of section, made and compressed once. They are imported when the editor
 * first asks: no start of the server loads the schemas.
 */
export function serveKinds(): Middleware {
  let json: Promise<Buffer> | undefined
  const encoded = new Map<Coding, Promise<Buffer>>()

  async function bodyIn(coding: Coding): Promise<Buffer> {
    json ??= makeJson()
    return compress(await json, coding)
  }

  return async ctx => {
    const coding = codingFor(ctx)
    const body = encoded.get(coding) ?? bodyIn(coding)
    encoded.set(coding, body)
    const bytes = await body
    ctx.set('cache-control', 'private, no-cache')
    ctx.vary('Accept-Encoding')
    ctx.type = 'application/json; charset=utf-8'
    ctx.etag = etagOf(createHash('sha256').update(bytes).digest('base64url').slice(0, 20), coding)
    ctx.status = 200
    if (ctx.fresh) {
      ctx.status = 304
      return
    }
    if (coding !== 'identity') ctx.set('content-encoding', coding)
    ctx.body = bytes
  }
}

async function makeJson(): Promise<Buffer> {
  const { pageKinds } = await import('./page-kinds.ts')
  return Buffer.from(JSON.stringify(pageKinds()))
}
