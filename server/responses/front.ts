import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http'
import fresh from 'fresh'
import type { Context, Middleware } from 'koa'
import { clientAddress } from '../http/client-address.ts'
import { newRequestId, type Report, reportWhenSent } from '../http/finished-request.ts'
import type { Cache } from './cache.ts'

export interface Front {
  /**
   * Koa's outermost middleware: caches each complete response offered by `answerFrom`, and answers
   * 304 to matching ETags.
   */
  store: Middleware
  /**
   * Serves cached responses without routing or negotiation; passes all other requests to the app.
   */
  before(app: RequestListener): RequestListener
}

export interface FrontOptions {
  trustProxy: number
  report: Report
  /** Whether the app must answer, for a reason beside those of HTTP; it may still use its cache. */
  isForTheApp?: (request: IncomingMessage) => boolean
}

/** A complete response with status 200, as the app has sent it once. */
interface CachedAnswer {
  headers: string[]
  /** The same without those that describe the body. */
  headersOf304: string[]
  etag: string
  body: Buffer
  route: string
}

/**
 * The request headers that a cached response may depend on. It is reused only if all of them are
 * identical (RFC 9111, section 4.1); each route lists those it reads in `Vary`.
 */
const decisive = [
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'accept-encoding',
  'accept',
  'save-data',
]

/** Ranges, preconditions other than the ETag, and bodies are left to the app. */
const forTheApp = [
  'range',
  'if-match',
  'if-unmodified-since',
  'content-length',
  'transfer-encoding',
]

export function createFront(
  cache: Cache,
  { trustProxy, report, isForTheApp = () => false }: FrontOptions,
): Front {
  return {
    async store(ctx, next) {
      await next()
      const { offered } = ctx.state
      if (!offered || ctx.status !== 200) return
      const cached = cacheable(ctx)
      if (cached && ctx.req.url === offered.url && offered.isCurrent()) {
        cache.set(keyOf(ctx.req), cached, offered.madeOf, cached.body.length)
      }
      if (!ctx.fresh) return
      ctx.status = 304
      ctx.remove('content-encoding')
    },
    before: app => (request, response) => {
      const cached =
        isPlain(request) && !isForTheApp(request)
          ? (cache.get(keyOf(request)) as CachedAnswer | undefined)
          : undefined
      if (!cached) return app(request, response)
      const begun = performance.now()
      const id = newRequestId()
      if (fresh(request.headers, cached)) {
        response.writeHead(304, [...cached.headersOf304, 'x-request-id', id]).end()
      } else {
        response.writeHead(200, [...cached.headers, 'x-request-id', id]).end(cached.body)
      }
      const ip = clientAddress(request, trustProxy)
      reportWhenSent(
        response,
        report,
        () => ({ id, method: 'GET', route: cached.route, ip }),
        begun,
      )
    },
  }
}

const isPlain = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && forTheApp.every(name => headers[name] === undefined)

const keyOf = ({ url, headers }: IncomingMessage) =>
  decisive.reduce((key, name) => `${key}\n${headers[name] ?? ''}`, `answer ${url}`)

/** Undefined where the response depends on other headers, or is private. */
function cacheable({ state, body, response }: Context): CachedAnswer | undefined {
  const { 'x-request-id': _, ...headers } = response.headers
  const { vary = '', etag, 'set-cookie': cookie, 'cache-control': lasts } = headers
  const varies = String(vary).toLowerCase().split(', ').filter(Boolean)
  const isDeclared = varies.every(name => decisive.includes(name))
  const isForOne = cookie !== undefined || /\b(?:private|no-store)\b/.test(String(lasts))
  if (!Buffer.isBuffer(body) || typeof etag !== 'string' || !isDeclared || isForOne)
    return undefined
  const ofBody = ['content-type', 'content-encoding', 'content-length']
  const others = Object.entries(headers).filter(([name]) => !ofBody.includes(name))
  return {
    headers: flat(headers),
    headersOf304: flat(Object.fromEntries(others)),
    etag,
    body,
    route: state.route ?? 'none',
  }
}

const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
