import type { Context } from 'koa'
import type { DesignFacts } from '../../../web/features/design/contract.ts'
import { planText } from '../../../web/features/design/plan-text.ts'
import { answerJson } from '../../base/http/compress.ts'
import { drawingsVersion } from '../../drawings/version.ts'
import type { Responses } from '../../render/responses/index.ts'
import type { SiteBrand } from '../company/brand/site-brand.ts'
import type { MadePictures } from '../media/image-work/made-pictures.ts'
import { headersFor } from '../media/serve/serve-drawing.ts'
import { drawDesign } from './draw-on-demand.ts'
import { designFacts } from './facts.ts'
import type { DesignPricesStore } from './prices/store.ts'
import { redirectIfMoved, requestedDesign } from './requested-design.ts'
import { shareJob, shareNameOf } from './share-picture.ts'
import { versionOf } from './sheet/design-sheet.ts'
import type { DesignSheets } from './sheet/index.ts'
import type { DesignSheetOf } from './sheet/sheet-source.ts'

interface DesignHandlerOptions {
  prices: Pick<DesignPricesStore, 'value'>
  responses: Pick<Responses, 'answer'>
  sheets: DesignSheets
  sheetOf: DesignSheetOf
  pictures: MadePictures
  brand: Pick<SiteBrand, 'value'>
}

/**
 * Serves the outputs of a plan. No address is an error: another spelling redirects to the canonical
 * address (301), a plan that cannot stand to the nearest one (302).
 */
export function designHandlers(options: DesignHandlerOptions) {
  const { prices, responses, sheets, sheetOf, pictures, brand } = options

  return {
    async drawing(ctx: Context) {
      const request = requestedDesign(ctx, { hasView: true, version: drawingsVersion })
      if (redirectIfMoved(ctx, request)) return
      const { plan, view, address } = request
      ctx.set(headersFor(ctx, drawingsVersion))
      ctx.set('x-robots-tag', 'noindex')
      await responses.answer(ctx, {
        url: address,
        type: 'image/svg+xml',
        madeOf: { isDesign: true },
        make: () => drawDesign(plan, view),
      })
    },

    /** The facts of the nearest plan, and why it is another one, where the plan cannot stand. */
    async facts(ctx: Context) {
      const request = requestedDesign(ctx)
      const { plan, because, address } = request
      const facts = () => designFacts(plan, prices.value)
      if (because.length > 0) {
        return answerJson(ctx, { ...facts(), because } satisfies DesignFacts)
      }
      if (redirectIfMoved(ctx, request)) return
      ctx.set('cache-control', 'public, no-cache')
      await responses.answer(ctx, {
        url: address,
        type: 'application/json; charset=utf-8',
        madeOf: { isDesign: true, designPrices: true },
        make: async () => JSON.stringify(facts()),
      })
    },

    async sheet(ctx: Context) {
      const request = requestedDesign(ctx)
      if (redirectIfMoved(ctx, request)) return
      const sheet = sheetOf(request.plan, ctx.state.origin)
      ctx.set({ 'cache-control': 'public, no-cache', 'x-robots-tag': 'noindex' })
      ctx.etag = versionOf(sheet)
      ctx.status = 200
      if (ctx.fresh) {
        ctx.status = 304
        return
      }
      const bytes = await sheets.read(sheet)
      ctx.type = 'application/pdf'
      ctx.set('content-disposition', `inline; filename="${sheet.facts.code}.pdf"`)
      ctx.body = bytes
    },

    async share(ctx: Context) {
      const request = requestedDesign(ctx)
      if (redirectIfMoved(ctx, request)) return
      ctx.set('cache-control', 'public, max-age=86400')
      const now = brand.value
      ctx.etag = `${planText(request.plan)}-${drawingsVersion}${now?.version ?? ''}`
      ctx.status = 200
      if (ctx.fresh) {
        ctx.status = 304
        return
      }
      const picture = await pictures.read(shareNameOf(request.plan, now), () =>
        shareJob(request.plan, now),
      )
      ctx.type = 'image/jpeg'
      ctx.body = picture
    },
  }
}
