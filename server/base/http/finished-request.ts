import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Middleware } from 'koa'

/** The data of a request after its response was sent. */
export interface FinishedRequest {
  id: string
  method: string
  /** The route's pattern, not the path: that may contain a name or a secret, and is unbounded. */
  route: string
  status: number
  milliseconds: number
  /** The client's address. */
  ip: string
  /** True where the client disconnected before the response. */
  aborted: boolean
}

export type Report = (request: FinishedRequest) => void

type Known = Pick<FinishedRequest, 'id' | 'method' | 'route' | 'ip'>

declare module 'koa' {
  interface DefaultState {
    /** Used in log lines and in X-Request-Id. */
    requestId: string
    /** The pattern of the route, such as `/uploads/:slot`, for the log. */
    route?: string
  }
}

/** Gives each request an id and reports it when its response has been sent. */
export function reportRequests(report: Report): Middleware {
  return async (ctx, next) => {
    const id = newRequestId()
    ctx.state.requestId = id
    ctx.set('x-request-id', id)
    // Read now: a request that is destroyed before its end has no socket to ask later.
    const { ip } = ctx
    reportWhenSent(ctx.res, report, () => {
      return { id, method: ctx.method, route: ctx.state.route ?? 'none', ip }
    })
    await next()
  }
}

/** @param request called when the response has been sent, since the route is only known by then */
export function reportWhenSent(
  response: ServerResponse,
  report: Report,
  request: () => Known,
  startedAt = performance.now(),
): void {
  response.once('close', () => {
    const milliseconds = performance.now() - startedAt
    const aborted = !response.writableFinished
    const { id, method, route, ip } = request()
    report({ id, method, route, ip, status: response.statusCode, milliseconds, aborted })
  })
}

/** Unique across the log, and cheap: random per process, with a counter. */
export const newRequestId = () => processId + (count++).toString(16).padStart(8, '0')

const processId = randomBytes(4).toString('hex')
let count = 0
