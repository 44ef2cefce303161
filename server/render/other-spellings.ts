import type { Middleware } from 'koa'
import { adminRoutes, routes } from '../../web/base/routes.ts'
import { codeAt } from '../features/products/product-path.ts'
import { type PublicAddress, spelledAsPages } from './public-address.ts'

/**
 * Redirects an unanswered GET to the page it means: a path with a trailing slash, doubled slashes
 * or other case, as people type and mail them, and other spellings of a product's code. The target is always one of our own paths and never
 * part of the request, which may name another host.
 */
export function redirectToPageSpelling(addressOf: PublicAddress): Middleware {
  const unlistedPaths = new Set<string>([...Object.values(adminRoutes), routes.compare])

  return async (ctx, next) => {
    const spelled = spelledAsPages(ctx.path)
    const page = addressOf(spelled) ?? (unlistedPaths.has(spelled) ? spelled : undefined)
    const isRead = ['GET', 'HEAD'].includes(ctx.method)
    if (page === undefined || page === ctx.path || !isRead) return next()
    ctx.state.route = codeAt(page) !== undefined ? routes.product(':code') : page
    ctx.status = 301
    // Otherwise browsers cache the redirect permanently, even if a page is added at that path.
    ctx.set('cache-control', 'public, max-age=86400')
    ctx.redirect(page + ctx.search)
  }
}
