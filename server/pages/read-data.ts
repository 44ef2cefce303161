import type { Middleware } from 'koa'
import { api } from '../../web/routes.ts'
import { badRequest, notFound } from '../errors.ts'
import type { Leads } from '../page-editing/hiding/led-to.ts'
import { dataAddress } from '../page-editing/redirects/lead-on.ts'
import type { Pages } from './index.ts'

/**
 * GET /api/pages?path=/about: the PageData of the browser's next page; with `&all=1` with all items of
 * its lists, for shortlists. A path may have a query that narrows its list down.
 */
export function readPageData(pages: Pages, leads: Leads): Middleware {
  return async ctx => {
    const { path } = ctx.query
    if (typeof path !== 'string') throw badRequest(`Name one page: ${api.pages}?path=/about`)
    ctx.set('cache-control', 'no-cache')
    const isWhole = ctx.query.all === '1'
    if (await pages.answerData(ctx, pathnameOf(path), searchOf(path), isWhole)) return
    const led = dataAddress(leads, pathnameOf(path), isWhole)
    if (led === undefined) throw notFound('There is no page at this path')
    ctx.status = led.status
    ctx.redirect(led.address)
  }
}

/** The fragment is handled by the browser, and what a query does not narrow down. */
const pathnameOf = (address: string) => address.split(/[?#]/)[0] as string

const searchOf = (address: string) => address.split('#')[0]?.split('?')[1] ?? ''
