import { randomBytes } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import type { Log } from '../log.ts'
import { networkOf } from './client-address.ts'

/**
 * Gives each request an id and logs one line when its answer is out. The route's pattern stands
 * for the address, which may hold a name or a secret, and the network for the visitor.
 */
export function requestLog(log: Log): Middleware {
  return async (ctx, next) => {
    const begun = performance.now()
    ctx.state.requestId = randomBytes(8).toString('hex')
    ctx.set('x-request-id', ctx.state.requestId)
    ctx.res.once('close', () => log.info(line(ctx, begun), 'request'))
    await next()
  }
}

const line = (ctx: Context, begun: number) => ({
  id: ctx.state.requestId,
  method: ctx.method,
  route: String(ctx.state.route ?? 'none'),
  status: ctx.res.statusCode,
  ms: Math.round(performance.now() - begun),
  from: networkOf(ctx.ip, { v4: 24, v6: 48 }),
  ...(ctx.res.writableFinished ? {} : { aborted: true }),
})
