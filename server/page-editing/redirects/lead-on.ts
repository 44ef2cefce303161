import type { Middleware } from 'koa'
import { api } from '../../../web/routes.ts'
import type { Leads, LedTo } from '../hiding/led-to.ts'

/** Answers a GET of a former address with the way to the page, and keeps the query. */
export function leadOn(leads: Leads): Middleware {
  return async (ctx, next) => {
    const led = ['GET', 'HEAD'].includes(ctx.method) && leads(spelled(ctx.path))
    if (!led) return next()
    const { to } = led
    ctx.state.route = to
    ctx.status = statusOf(led)
    // Browsers ask again: the list can be undone.
    ctx.set('cache-control', 'public, no-cache')
    ctx.redirect(to + ctx.search)
  }
}

/** The data of the page that a former address leads to; undefined where it leads nowhere. */
export const dataAddress = (
  leads: Leads,
  path: string,
  isWhole: boolean,
): { status: number; address: string } | undefined => {
  const led = leads(spelled(path))
  if (led === undefined) return undefined
  const address = isWhole ? api.wholePage(led.to) : api.page(led.to)
  return { status: statusOf(led), address }
}

const statusOf = ({ isForNow }: LedTo) => (isForNow ? 302 : 301)

/** As pages.serve leaves it: in lower case, without a slash at the end. */
function spelled(path: string): string {
  const lower = path.toLowerCase()
  return lower.endsWith('/') ? lower.slice(0, -1) : lower
}
