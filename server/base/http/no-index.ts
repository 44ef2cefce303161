import type { Middleware } from 'koa'

/** Excludes the response from search engines. */
export const noIndex: Middleware = (ctx, next) => {
  ctx.set('x-robots-tag', 'noindex')
  return next()
}
