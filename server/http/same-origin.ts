import type { Context, Middleware } from 'koa'
import { forbidden } from '../errors.ts'
import { askedOrigin } from './host.ts'

/**
 * Refuses what another site makes a visitor's browser send. Browsers say where a request comes
 * from in Sec-Fetch-Site, or over plain HTTP in Origin; a request with neither comes from a
 * program, which has no visitor's cookies to misuse.
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
 * The site's own address, or the one that was asked for: the owner may reach the server by its
 * number too. Behind a proxy that says nothing of HTTPS, the page's scheme is the safer one.
 */
function isOurs(origin: string, ctx: Context): boolean {
  const asked = askedOrigin(ctx)
  return [ctx.state.origin, asked, asked?.replace(/^http:/, 'https:')].includes(origin)
}
