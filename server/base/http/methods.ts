import type { Middleware } from 'koa'
import { methodNotAllowed } from '../errors.ts'

const allowed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers 405 to methods that no route uses; Node's parser accepts TRACE and forty more. */
export function knownMethods(): Middleware {
  return async (ctx, next) => {
    if (!allowed.includes(ctx.method)) throw methodNotAllowed(allowed)
    await next()
  }
}
