import type { Middleware } from 'koa'
import { adminRoutes, routes } from '../../web/routes.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { ProductPages } from '../products/index.ts'

/**
 * Redirects an unanswered GET to the page it means: a path with a trailing slash, doubled slashes
 * or other case, as people type and mail them, and other spellings of a product's code. The target is always one of our own paths and never
 * part of the request, which may name another host.
 */
export function leadToPages(
  content: Pick<SiteContent, 'value'>,
  products: Pick<ProductPages, 'pathFor'>,
): Middleware {
  const admin = new Set<string>(Object.values(adminRoutes))
  const isAddress = (path: string) =>
    content.value.byPath.has(path) || admin.has(path) || path === routes.compare
  const addressFor = (path: string) => (isAddress(path) ? path : products.pathFor(path))

  return async (ctx, next) => {
    const page = addressFor(spelledAsPages(ctx.path))
    const isRead = ['GET', 'HEAD'].includes(ctx.method)
    if (page === undefined || page === ctx.path || !isRead) return next()
    ctx.state.route = isAddress(page) ? page : routes.product(':code')
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
