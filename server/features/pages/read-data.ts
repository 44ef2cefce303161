import type { Middleware } from 'koa'
import { api } from '../../../web/base/routes.ts'
import { badRequest, notFound } from '../../base/errors.ts'
import type { Pages } from '../../render/index.ts'
import type { FormerLeads } from './redirects/former-leads.ts'
import { dataAddress } from './redirects/lead-on.ts'

/**
 * GET /api/pages?path=/about: the PageData of the browser's next page; with `&all=1` with all items of
 * its lists, for shortlists. A path may have a query that narrows its list down.
 */
export function readPageData(pages: Pages, leads: FormerLeads): Middleware {
  return async ctx => {
    const { path } = ctx.query
    if (typeof path !== 'string') throw badRequest(`Name one page: ${api.pages}?path=/about`)
    ctx.set('cache-control', 'no-cache')
    const isWhole = ctx.query.all === '1'
    const [address, search] = [pathnameOf(path), searchOf(path)]
    const led = dataAddress(leads, address, search, isWhole)
    if (led === undefined) {
      if (await pages.answerData(ctx, address, search, isWhole)) return
      throw notFound('There is no page at this path')
    }
    ctx.status = led.status
    ctx.redirect(led.address)
  }
}

/** The fragment is handled by the browser, and what a query does not narrow down. */
const pathnameOf = (address: string) => address.split(/[?#]/)[0] as string

const searchOf = (address: string) => address.split('#')[0]?.split('?')[1] ?? ''
