import type { Middleware } from 'koa'
import { adminRoutes } from '../../web/routes.ts'
import type { SiteContent } from '../content/site-content.ts'

/**
 * Redirects an unanswered GET to the page it means: a path with a trailing slash, doubled slashes
 * or other case, as people type and mail them. The target is always one of our own paths and never
 * part of the request, which may name another host.
 */
export function leadToPages(content: Pick<SiteContent, 'value'>): Middleware {
  const admin = new Set<string>(Object.values(adminRoutes))
  const isAddress = (path: string) => content.value.byPath.has(path) || admin.has(path)

  return async (ctx, next) => {
    const page = spelledAsPages(ctx.path)
    if (page === ctx.path || !isAddress(page) || !['GET', 'HEAD'].includes(ctx.method)) {
      return next()
    }
    ctx.state.route = page
    ctx.status = 301
    // Otherwise browsers cache the redirect permanently, even if a page is added at that path.
    ctx.set('cache-control', 'public, max-age=86400')
    ctx.redirect(page + ctx.search)
  }
}

/** In lower case, with single slashes and no trailing one. */
function spelledAsPages(path: string): string {
  const single = path.toLowerCase().replace(/\/{2,}/g, '/')
  return single === '/' ? single : single.replace(/\/$/, '')
}
