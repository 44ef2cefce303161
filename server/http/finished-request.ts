import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Middleware } from 'koa'

/** What is known of a request once its answer has been sent. */
export interface FinishedRequest {
  id: string
  method: string
  /** The route's pattern: an address may hold a name or a secret, and there is no end of them. */
  route: string
  status: number
  milliseconds: number
  /** The visitor's address. */
  ip: string
  /** True where the visitor was gone before the answer. */
  aborted: boolean
}

export type Report = (request: FinishedRequest) => void

type Known = Pick<FinishedRequest, 'id' | 'method' | 'route' | 'ip'>

declare module 'koa' {
  interface DefaultState {
    /** Stands in the log lines and in the answer's X-Request-Id. */
    requestId: string
    /** The pattern that answered, such as `/uploads/:slot`, for the log. */
    route?: string
  }
}

/** Gives each request an id and reports it when its answer has been sent. */
export function reportRequests(report: Report): Middleware {
  return async (ctx, next) => {
    const id = newRequestId()
    ctx.state.requestId = id
    ctx.set('x-request-id', id)
    reportWhenSent(ctx.res, report, () => {
      return { id, method: ctx.method, route: ctx.state.route ?? 'none', ip: ctx.ip }
    })
    await next()
  }
}

/** @param known is asked when the answer has been sent, since the route is found on the way */
export function reportWhenSent(
  response: ServerResponse,
  report: Report,
  known: () => Known,
  begun = performance.now(),
): void {
  response.once('close', () => {
    const milliseconds = performance.now() - begun
    const aborted = !response.writableFinished
    const { id, method, route, ip } = known()
    report({ id, method, route, ip, status: response.statusCode, milliseconds, aborted })
  })
}

/** Unique among all that a log holds, and cheap: random for the process, counted within it. */
export const newRequestId = () => processId + (count++).toString(16).padStart(8, '0')

const processId = randomBytes(4).toString('hex')
let count = 0
