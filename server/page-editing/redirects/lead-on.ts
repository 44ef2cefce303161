import type { Middleware } from 'koa'
import { api } from '../../../web/routes.ts'
import type { Redirects } from './store.ts'

/** Answers a GET of a former address with the way to the page, and keeps the query. */
export function leadOn(redirects: Pick<Redirects, 'to'>): Middleware {
  return async (ctx, next) => {
    const to = ['GET', 'HEAD'].includes(ctx.method) && redirects.to(spelled(ctx.path))
    if (!to) return next()
    ctx.state.route = to
    ctx.status = 301
    // Browsers ask again: the list can be undone.
    ctx.set('cache-control', 'public, no-cache')
    ctx.redirect(to + ctx.search)
  }
}

/** The data of the page that a former address leads to; undefined where it leads nowhere. */
export const dataAddress = (
  redirects: Pick<Redirects, 'to'>,
  path: string,
  isWhole: boolean,
): string | undefined => {
  const to = redirects.to(spelled(path))
  if (to === undefined) return undefined
  return isWhole ? api.wholePage(to) : api.page(to)
}

/** As pages.serve leaves it: in lower case, without a slash at the end. */
function spelled(path: string): string {
  const lower = path.toLowerCase()
  return lower.endsWith('/') ? lower.slice(0, -1) : lower
}
