import type { Middleware } from 'koa'

/** Asks search engines to list nothing of what is answered here. */
export const noIndex: Middleware = (ctx, next) => {
  ctx.set('x-robots-tag', 'noindex')
  return next()
}
