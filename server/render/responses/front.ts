import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http'
import fresh from 'fresh'
import type { Context, Middleware } from 'koa'
import { LRUCache } from 'lru-cache'
import { clientAddress } from '../../base/http/client-address.ts'
import { newRequestId, type Report, reportWhenSent } from '../../base/http/finished-request.ts'
import { bytesFor, bytesOf } from '../../base/memory-budget.ts'
import { type Cache, OVERHEAD } from './cache.ts'
import { classesOf, varying } from './classes.ts'
import type { Origins } from './origins.ts'

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
  cache: Cache
  origins: Origins
  trustProxy: number
  report: Report
  /** Tells whether an administrator makes the request, so that its origin belongs to the site. */
  isSignedIn?: (ctx: Context) => boolean
  /**
   * Tells whether the app must answer, for a reason beside those of HTTP; it may still use its
   * cache.
   */
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

/** The classes that the headers of a request select. */
interface Selected {
  classes: string
  origin: string
}

/** Characters of one of the headers that select; no browser sends so many. */
const LONGEST_HEADER = 200

/** The headers that tell the origin; those of a proxy count where one is trusted. */
const ofOrigin = (trustProxy: number) =>
  trustProxy > 0 ? ['host', 'x-forwarded-host', 'x-forwarded-proto'] : ['host']

/** Ranges, preconditions other than the ETag, and bodies are left to the app. */
const forTheApp = [
  'range',
  'if-match',
  'if-unmodified-since',
  'content-length',
  'transfer-encoding',
]

export function createFront(options: FrontOptions): Front {
  const { cache, origins, trustProxy, report } = options
  const { isForTheApp = () => false, isSignedIn = () => false } = options
  const selecting = [...varying, ...ofOrigin(trustProxy)]
  const selected = new LRUCache<string, Selected>({
    maxSize: bytesFor('headers'),
    sizeCalculation: ({ classes }, text) => bytesOf(text) + bytesOf(classes) + OVERHEAD,
  })

  /** The headers that select an answer, as one text; undefined where one of them is too long. */
  function textOf({ headers }: IncomingMessage): string | undefined {
    let text = ''
    for (const name of selecting) {
      const value = String(headers[name] ?? '')
      if (value.length > LONGEST_HEADER) return undefined
      text += `\n${value}`
    }
    return text
  }

  function find(request: IncomingMessage): CachedAnswer | undefined {
    if (!isPlain(request) || isForTheApp(request)) return undefined
    const text = textOf(request)
    const selection = text === undefined ? undefined : selected.get(text)
    if (!selection || !origins.has(selection.origin)) return undefined
    return cache.get(keyOf(selection.classes, request)) as CachedAnswer | undefined
  }

  function store(ctx: Context): void {
    const { offered, origin } = ctx.state
    const text = textOf(ctx.req)
    if (!offered || text === undefined || ctx.req.url !== offered.url) return
    const cached = cacheable(ctx)
    if (!cached || !offered.isCurrent() || !origins.has(origin)) return
    const classes = classesOf(ctx)
    selected.set(text, { classes, origin })
    cache.set(keyOf(classes, ctx.req), cached, offered.madeOf, sizeOf(cached))
  }

  return {
    async store(ctx, next) {
      await next()
      const { offered, origin } = ctx.state
      if (origin && isSignedIn(ctx)) origins.confirm(origin)
      if (!offered || ctx.status !== 200) return
      store(ctx)
      if (!ctx.fresh) return
      ctx.status = 304
      ctx.remove('content-encoding')
    },
    before: app => (request, response) => {
      const cached = find(request)
      if (!cached) return app(request, response)
      const startedAt = performance.now()
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
        startedAt,
      )
    },
  }
}

const isPlain = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && forTheApp.every(name => headers[name] === undefined)

const keyOf = (classes: string, { url }: IncomingMessage) => `answer ${classes} ${url}`

/** The body counts a second time, since the part that it was taken from may end before. */
const sizeOf = ({ body, headers, headersOf304 }: CachedAnswer) =>
  body.length + [...headers, ...headersOf304].reduce((sum, text) => sum + bytesOf(text), 0)

/** Undefined where the response depends on other headers, or is private. */
function cacheable({ state, body, response }: Context): CachedAnswer | undefined {
  const { 'x-request-id': _, ...headers } = response.headers
  const { vary = '', etag, 'set-cookie': cookie, 'cache-control': lasts } = headers
  const varies = String(vary).toLowerCase().split(', ').filter(Boolean)
  const isDeclared = varies.every(name => varying.includes(name))
  const isForOne = cookie !== undefined || /\b(?:private|no-store)\b/.test(String(lasts))
  if (!Buffer.isBuffer(body) || typeof etag !== 'string' || !isDeclared || isForOne)
    return undefined
  const ofBody = ['content-type', 'content-encoding', 'content-length']
  const rest = Object.entries(headers).filter(([name]) => !ofBody.includes(name))
  return {
    headers: flat(headers),
    headersOf304: flat(Object.fromEntries(rest)),
    etag,
    body,
    route: state.route ?? 'none',
  }
}

const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
