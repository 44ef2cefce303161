import type { Middleware } from 'koa'
import { adminRoutes } from '../../web/routes.ts'
import type { Content } from '../content/index.ts'

/**
 * Leads a GET that nothing else answers to the page that it means: an address with a slash at the
 * end, doubled slashes or other case, as people type and mail them. What it leads to is always one
 * of our own addresses and never a part of what was asked for, which may name another host.
 */
export function leadToPages({ byPath }: Pick<Content, 'byPath'>): Middleware {
  const addresses = new Set<string>([...byPath.keys(), ...Object.values(adminRoutes)])

  return async (ctx, next) => {
    const page = spelledAsPages(ctx.path)
    if (page === ctx.path || !addresses.has(page) || !['GET', 'HEAD'].includes(ctx.method)) {
      return next()
    }
    ctx.state.route = page
    ctx.status = 301
    // Without it browsers keep such an answer for good, also when there is a page at that address.
    ctx.set('cache-control', 'public, max-age=86400')
    ctx.redirect(page + ctx.search)
  }
}

/** In small letters, with single slashes and none at the end. */
function spelledAsPages(path: string): string {
  const single = path.toLowerCase().replace(/\/{2,}/g, '/')
  return single === '/' ? single : single.replace(/\/$/, '')
}
