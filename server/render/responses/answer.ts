import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import { type Coding, codingFor, compress, etagOf } from '../../base/http/compress.ts'
import type { Cache, MadeOf } from './cache.ts'
import type { Origins } from './origins.ts'

declare module 'koa' {
  interface DefaultState {
    /** Set where the response may be cached and reused. */
    offered?: Offered
  }
}

/** A cacheable response, and everything that it depends on. */
export interface Answer {
  /** The canonical URL, with the query, that is its cache key. */
  url: string
  type: string
  /** The origin that the body names. */
  origin?: string
  /** Distinguishes the bodies of one URL further. */
  variant?: string
  /** The request headers that select the variant. */
  vary?: readonly string[]
  madeOf: MadeOf
  /** Used in the ETag; a hash of the body by default. */
  version?: string
  /** The body; texts are compressed. Reads state as required by `Cache.getOrMake`. */
  make(): Promise<string | Buffer>
}

/** Offers a response to `front.ts` for caching. */
export interface Offered {
  url: string
  madeOf: MadeOf
  /** Tells whether the state that the body was made from is unchanged. */
  isCurrent(): boolean
}

interface Body {
  bytes: Buffer
  etag: string
}

/**
 * Answers from the cache, and offers the complete response to `front.ts`. A body that names an origin
 * which has no place in the cache is made for this request alone.
 */
export async function answerFrom(
  { cache, origins }: { cache: Cache; origins: Origins },
  ctx: Context,
  answer: Answer,
): Promise<void> {
  const { url, type, origin = '', variant = '', vary = [], madeOf } = answer
  const isText = !type.startsWith('image/') || type === 'image/svg+xml'
  const coding = isText ? codingFor(ctx) : 'identity'
  const key = `${coding} ${origin} ${variant} ${url}`
  const make = () => bodyOf(answer, coding)
  const isCached = origin === '' || origins.has(origin)
  const body = isCached ? cache.getOrMake(key, madeOf, make, sizeOf) : make()
  const { bytes, etag } = await body
  if (isCached) ctx.state.offered = { url, madeOf, isCurrent: () => cache.get(key) === body }
  ctx.status = 200
  ctx.type = type
  ctx.etag = etag
  ctx.vary([...vary, ...(isText ? ['Accept-Encoding'] : [])])
  if (coding !== 'identity') ctx.set('content-encoding', coding)
  ctx.body = bytes
}

async function bodyOf({ make, version }: Answer, coding: Coding): Promise<Body> {
  const output = await make()
  const body = typeof output === 'string' ? Buffer.from(output) : output
  const name = version ?? createHash('sha256').update(body).digest('base64url').slice(0, 20)
  return { bytes: ownMemory(await compress(body, coding)), etag: etagOf(name, coding) }
}

/** Small buffers are views of a larger one, 16 KB where they were compressed, which they would keep. */
const ownMemory = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength > bytes.length ? Buffer.from(new Uint8Array(bytes).buffer) : bytes

const sizeOf = ({ bytes }: Body) => bytes.length
