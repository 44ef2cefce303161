import type { Middleware } from 'koa'

/**
 * Koa writes a redirect's body in HTML or in plain text, by `Accept`, which `Vary` would have to
 * name: all clients get the same text.
 */
export const plainRedirects: Middleware = async (ctx, next) => {
  await next()
  const address = ctx.response.get('location')
  if (ctx.status < 300 || ctx.status > 399 || address === '') return
  ctx.type = 'text/plain; charset=utf-8'
  ctx.body = `Redirecting to ${address}.`
}
