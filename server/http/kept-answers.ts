import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http'
import type { Context, Middleware } from 'koa'
import { clientAddress } from './client-address.ts'
import { newRequestId, type Report, reportWhenOut } from './finished-request.ts'

/** Enough for all pages and the drawings of a few, in each form that common browsers ask for. */
const MOST_ENTRIES = 4000
const MOST_BYTES = 24 * 1024 * 1024

export interface KeptAnswers {
  /**
   * Koa's outermost middleware: keeps a whole answer whose maker has set `ctx.state.keptWhile`, to
   * be given again for as long as that is true.
   */
  keep: Middleware
  /** Gives what is kept straight from memory; the app gets everything else. */
  before(app: RequestListener): RequestListener
}

interface Answer {
  headers: string[]
  /** For a visitor who has it already. */
  headersUnchanged: string[]
  /** Undefined where none is given: every visitor then gets the body. */
  etag: string | undefined
  body: Buffer
  route: string
  isCurrent: () => boolean
}

/**
 * An answer that was given before and is still right needs none of the work that led to it: no
 * routing, no negotiation, no policy. Under load that work is four fifths of a page's time.
 */
export function keepAnswers(options: { trustProxy: number; report: Report }): KeptAnswers {
  const { trustProxy, report } = options
  const answers = new Map<string, Answer>()
  let bytes = 0

  function drop(key: string, { body }: Answer): void {
    if (answers.delete(key)) bytes -= body.length
  }

  function add(key: string, answer: Answer): void {
    const before = answers.get(key)
    if (before) drop(key, before)
    answers.set(key, answer)
    bytes += answer.body.length
    for (const [oldest, one] of answers) {
      if (answers.size <= MOST_ENTRIES && bytes <= MOST_BYTES) break
      drop(oldest, one)
    }
  }

  return {
    async keep(ctx, next) {
      await next()
      const key = keyOf(ctx.req, trustProxy > 0)
      const answer = answerOf(ctx)
      if (key !== undefined && answer) add(key, answer)
    },
    before: app => (request, response) => {
      const key = keyOf(request, trustProxy > 0)
      const answer = key === undefined ? undefined : answers.get(key)
      const known = request.headers['if-none-match']
      if (!answer?.isCurrent() || (known !== undefined && known !== answer.etag)) {
        return app(request, response)
      }
      const { route, body, headers, headersUnchanged } = answer
      const id = newRequestId()
      const ip = clientAddress(request, trustProxy)
      reportWhenOut(response, report, () => ({ id, method: 'GET', route, ip }))
      if (known === undefined) {
        response.writeHead(200, [...headers, 'x-request-id', id])
        response.end(body)
      } else {
        response.writeHead(304, [...headersUnchanged, 'x-request-id', id])
        response.end()
      }
    },
  }
}

/** With one of these the answer depends on more than what the key holds, or is not a plain one. */
const NOT_PLAIN = [
  'range',
  'if-range',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
  'cache-control',
  'pragma',
  'expect',
  'content-length',
  'transfer-encoding',
] as const

/** All that an answer may depend on; undefined where a request is none that is given again. */
function keyOf({ method, url, headers, rawHeaders }: IncomingMessage, isProxied: boolean) {
  if (method !== 'GET' || NOT_PLAIN.some(name => headers[name] !== undefined)) return undefined
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  // Two of them are refused, but not here.
  if (hosts !== 1) return undefined
  const { host, accept, 'accept-encoding': coding, 'save-data': saveData } = headers
  const key = `${url}\n${host}\n${coding}\n${accept}\n${saveData}`
  if (!isProxied) return key
  return `${key}\n${headers['x-forwarded-proto']}\n${headers['x-forwarded-host']}`
}

function answerOf({ state, status, body, response }: Context): Answer | undefined {
  const { keptWhile, route } = state
  const { etag, 'x-request-id': _, ...headers } = response.headers
  if (!keptWhile || status !== 200 || !Buffer.isBuffer(body)) return undefined
  const named = typeof etag === 'string' ? { etag } : {}
  const ofBody = ['content-type', 'content-encoding', 'content-length']
  const others = Object.entries(headers).filter(([name]) => !ofBody.includes(name))
  return {
    headers: flat({ ...named, ...headers }),
    headersUnchanged: flat({ ...named, ...Object.fromEntries(others) }),
    etag: named.etag,
    body,
    route: String(route ?? 'none'),
    isCurrent: keptWhile,
  }
}

const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
