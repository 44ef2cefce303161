import { api } from '../../../web/routes.ts'
import { encoded } from '../../assets.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import type { Pages } from '../../pages/index.ts'
import type { Resource } from '../resource.ts'

/** GET /api/pages?path=/about: the PageData of the browser's next page. */
export function pagesRoutes(pages: Pages): Resource {
  return router => {
    router.get(api.pages, async ctx => {
      const { path } = ctx.query
      if (typeof path !== 'string') throw badRequest(`Name one page: ${api.pages}?path=/about`)
      const forms = await pages.dataOf(pathnameOf(path), ctx.state.origin)
      if (!forms) throw notFound('There is no page at this path')
      ctx.type = 'application/json; charset=utf-8'
      ctx.set('cache-control', 'no-cache')
      ctx.vary('accept-encoding')
      ctx.status = 200
      ctx.etag = forms.etag
      if (ctx.fresh) ctx.status = 304
      else ctx.body = encoded(ctx, forms)
    })
  }
}

/** The page's state in the query is the browser's business; so is the anchor. */
const pathnameOf = (address: string) => address.split(/[?#]/)[0] as string
