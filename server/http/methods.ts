import type { Middleware } from 'koa'
import { methodNotAllowed } from '../errors.ts'

const allowed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers 405 to methods that nothing here uses; Node's parser lets TRACE and forty more in. */
export function knownMethods(): Middleware {
  return async (ctx, next) => {
    if (!allowed.includes(ctx.method)) throw methodNotAllowed(allowed)
    await next()
  }
}
