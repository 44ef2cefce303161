import type { Context, Next } from 'koa'
import * as z from 'zod'
import type { FeedsAnswer } from '../../../../web/features/products/admin/feeds/contract.ts'
import { answerJson } from '../../../base/http/compress.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { createFeedCache, FeedKind } from './feed-cache.ts'
import { type FeedSources, feedItems } from './feed-items.ts'
import type { FeedSettings } from './store.ts'

interface FeedHandlerOptions {
  sources: FeedSources
  feed: ReturnType<typeof createFeedCache>
  settings: FeedSettings
  /** A copy of the site, whose addresses no shop may show. */
  isStaging: boolean
}

const changeSchema = z.strictObject({
  version: z.int('The version that the change began from').nonnegative(),
  meta: z.boolean('Whether the feed for WhatsApp and Facebook is there'),
  google: z.boolean('Whether the feed for Google is there'),
})

const TYPES = { meta: 'text/csv; charset=utf-8', google: 'application/xml; charset=utf-8' }

/** The feeds, which are not there before they are switched on, and their switches. */
export function feedHandlers({ sources, feed, settings, isStaging }: FeedHandlerOptions) {
  const read = jsonBody(changeSchema)

  const answer = (kind: FeedKind) => (ctx: Context, next: Next) => {
    if (isStaging || !settings.value[kind]) return next()
    const { body, etag } = feed(kind, ctx.state.origin)
    ctx.set('cache-control', 'public, no-cache')
    ctx.etag = etag
    ctx.status = 200
    ctx.type = TYPES[kind]
    if (ctx.fresh) ctx.status = 304
    else ctx.body = body
    return undefined
  }

  const answerSettings = (ctx: Context) => {
    const { origin } = ctx.state
    const { items, left } = feedItems(sources, origin)
    const body: FeedsAnswer = { ...settings.value, origin, included: items.length, left }
    return answerJson(ctx, body)
  }

  return {
    meta: answer('meta'),
    google: answer('google'),
    show: answerSettings,
    async change(ctx: Context) {
      await settings.change(await read(ctx))
      const { meta, google } = settings.value
      const on = [...(meta ? ['meta.csv'] : []), ...(google ? ['google.xml'] : [])]
      ctx.state.activity = { action: 'feeds-changed', subject: on.join(', ') }
      await answerSettings(ctx)
    },
  }
}
