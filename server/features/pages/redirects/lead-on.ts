import type { Middleware } from 'koa'
import { api, routes } from '../../../../web/base/routes.ts'
import { codeAt } from '../../products/product-path.ts'
import type { LedTo } from '../hiding/led-to.ts'
import type { FormerLeads } from './former-leads.ts'

/** Answers a GET of a former address with the way to its page or product, and passes the query on. */
export function leadOn(leads: FormerLeads): Middleware {
  return async (ctx, next) => {
    const led = ['GET', 'HEAD'].includes(ctx.method) && leads(ctx.path, ctx.search)
    if (!led) return next()
    const { to } = led
    ctx.state.route = codeAt(to) !== undefined ? routes.product(':code') : to
    ctx.status = statusOf(led)
    // Browsers ask again: the list can be undone.
    ctx.set('cache-control', 'public, no-cache')
    ctx.redirect(to + led.search)
  }
}

/** The data of the page that a former address leads to; undefined where it leads nowhere. */
export const dataAddress = (
  leads: FormerLeads,
  path: string,
  search: string,
  isWhole: boolean,
): { status: number; address: string } | undefined => {
  const led = leads(path, search)
  if (led === undefined) return undefined
  const address = isWhole ? api.wholePage(led.to) : api.page(led.to)
  return { status: statusOf(led), address }
}

const statusOf = ({ isForNow }: LedTo) => (isForNow ? 302 : 301)
