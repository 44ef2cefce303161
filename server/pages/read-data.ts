import type { Middleware } from 'koa'
import { api } from '../../web/routes.ts'
import { badRequest, notFound } from '../errors.ts'
import type { Pages } from './index.ts'

/**
 * GET /api/pages?path=/about: the PageData of the browser's next page; with `&all=1` with all items of
 * its lists, for shortlists.
 */
export function readPageData(pages: Pages): Middleware {
  return async ctx => {
    const { path } = ctx.query
    if (typeof path !== 'string') throw badRequest(`Name one page: ${api.pages}?path=/about`)
    ctx.set('cache-control', 'no-cache')
    const isAnswered = await pages.answerData(ctx, pathnameOf(path), ctx.query.all === '1')
    if (!isAnswered) throw notFound('There is no page at this path')
  }
}

/** Query and fragment are handled by the browser. */
const pathnameOf = (address: string) => address.split(/[?#]/)[0] as string
