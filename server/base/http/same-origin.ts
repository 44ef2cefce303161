import type { Context, Middleware } from 'koa'
import { forbidden } from '../errors.ts'
import { requestOrigin } from './host.ts'

/**
 * Rejects cross-site requests (CSRF). Browsers send Sec-Fetch-Site, or over plain HTTP Origin; a
 * request with neither comes from a program, which has no visitor's cookies.
 */
export function sameOrigin(): Middleware {
  return async (ctx, next) => {
    if (!safe.has(ctx.method) && !comesFromUs(ctx)) {
      throw forbidden('This request was sent by another site')
    }
    await next()
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

function comesFromUs(ctx: Context): boolean {
  const site = ctx.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = ctx.get('origin')
  return !origin || isOurs(origin, ctx)
}

/**
 * The site's public origin, or the requested one: the owner may use the server's IP address too.
 * Behind a proxy that does not report HTTPS, the https origin is accepted as well.
 */
function isOurs(origin: string, ctx: Context): boolean {
  const requested = requestOrigin(ctx)
  return [ctx.state.origin, requested, requested?.replace(/^http:/, 'https:')].includes(origin)
}
