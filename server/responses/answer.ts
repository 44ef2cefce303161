import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import { type Coding, codingFor, compress, etagOf } from '../http/compress.ts'
import type { Cache, MadeOf } from './cache.ts'

declare module 'koa' {
  interface DefaultState {
    /** Set where the answer may be given again, to requests that are alike. */
    offered?: Offered
  }
}

/** An answer that may be given again, and all that it depends on. */
export interface Answer {
  /** The one spelling of its URL, with the query, under which it is given again. */
  url: string
  type: string
  /** Which of the bodies of this URL it is: bodies that differ have different names. */
  variant?: string
  /** The request headers that choose the variant. */
  vary?: readonly string[]
  madeOf: MadeOf
  /** Names its bytes in the ETag; a hash of them unless given. */
  version?: string
  /** The body; a text travels compressed. Reads state as `Cache.getOrMake` asks for. */
  make(): Promise<string | Buffer>
}

/** What tells `front.ts` that an answer may be given again. */
export interface Offered {
  url: string
  madeOf: MadeOf
  /** Whether all that the body was made of is still so. */
  isCurrent(): boolean
}

interface Body {
  bytes: Buffer
  etag: string
}

/** Answers from the cache, and offers the whole answer to `front.ts`. */
export async function answerFrom(cache: Cache, ctx: Context, answer: Answer): Promise<void> {
  const { url, type, variant = '', vary = [], madeOf } = answer
  const isText = !type.startsWith('image/') || type === 'image/svg+xml'
  const coding = isText ? codingFor(ctx) : 'identity'
  const key = `${coding} ${variant} ${url}`
  const made = cache.getOrMake(key, madeOf, () => bodyOf(answer, coding), sizeOf)
  const { bytes, etag } = await made
  ctx.state.offered = { url, madeOf, isCurrent: () => cache.get(key) === made }
  ctx.status = 200
  ctx.type = type
  ctx.etag = etag
  ctx.vary([...vary, ...(isText ? ['Accept-Encoding'] : [])])
  if (coding !== 'identity') ctx.set('content-encoding', coding)
  ctx.body = bytes
}

async function bodyOf({ make, version }: Answer, coding: Coding): Promise<Body> {
  const made = await make()
  const body = typeof made === 'string' ? Buffer.from(made) : made
  const name = version ?? createHash('sha256').update(body).digest('base64url').slice(0, 20)
  return { bytes: await compress(body, coding), etag: etagOf(name, coding) }
}

const sizeOf = ({ bytes }: Body) => bytes.length
