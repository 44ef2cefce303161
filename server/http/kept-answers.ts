import type { OutgoingHttpHeaders, RequestListener } from 'node:http'
import type { Context, Middleware } from 'koa'
import { type Answer, createAnswerCache } from './answer-cache.ts'
import { clientAddress } from './client-address.ts'
import { newRequestId, type Report, reportWhenOut } from './finished-request.ts'
import { plainRequest } from './plain-request.ts'

export interface KeptAnswers {
  /**
   * Koa's outermost middleware: keeps a whole answer whose maker has set `ctx.state.keptWhile`, to
   * be given again for as long as that is true.
   */
  keep: Middleware
  /** Gives what is kept straight from memory; the app gets everything else. */
  before(app: RequestListener): RequestListener
}

/**
 * An answer that was given before and is still right needs none of the work that led to it: no
 * routing, no negotiation, no policy. Under load that work is four fifths of a page's time.
 */
export function keepAnswers(options: { trustProxy: number; report: Report }): KeptAnswers {
  const { trustProxy, report } = options
  const answers = createAnswerCache()

  return {
    async keep(ctx, next) {
      await next()
      const plain = plainRequest(ctx.req, trustProxy > 0)
      const answer = plain && answerOf(ctx, plain.asked)
      if (answer) answers.add(answer)
    },
    before: app => (request, response) => {
      const plain = plainRequest(request, trustProxy > 0)
      const answer = plain && answers.find(request.url ?? '', plain.asked)
      const known = plain?.ifNoneMatch
      if (!answer?.isCurrent() || (known !== undefined && known !== answer.etag)) {
        return app(request, response)
      }
      const begun = performance.now()
      const { route, body, headers, headersUnchanged } = answer
      const id = newRequestId()
      if (known === undefined) {
        response.writeHead(200, [...headers, 'x-request-id', id])
        response.end(body)
      } else {
        response.writeHead(304, [...headersUnchanged, 'x-request-id', id])
        response.end()
      }
      const ip = clientAddress(request, trustProxy)
      reportWhenOut(response, report, () => ({ id, method: 'GET', route, ip }), begun)
    },
  }
}

function answerOf(ctx: Context, asked: Answer['asked']): Answer | undefined {
  const { state, status, body, response } = ctx
  const { keptWhile, route } = state
  const { etag, 'x-request-id': _, ...headers } = response.headers
  if (!keptWhile || status !== 200 || !Buffer.isBuffer(body)) return undefined
  const named = typeof etag === 'string' ? { etag } : {}
  const ofBody = ['content-type', 'content-encoding', 'content-length']
  const others = Object.entries(headers).filter(([name]) => !ofBody.includes(name))
  return {
    url: ctx.req.url ?? '',
    asked,
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
