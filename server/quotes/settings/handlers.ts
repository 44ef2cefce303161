import type { Context } from 'koa'
import type { QuoteSettings } from '../../../web/quotes/contract.ts'
import { jsonBody } from '../../http/json-body.ts'
import { fieldAt, quoteSettingsSchema } from '../schema.ts'
import type { QuoteSettingsStore } from './store.ts'

/** The settings that new quotes begin with. */
export function quoteSettingsHandlers(settings: QuoteSettingsStore) {
  const read = jsonBody(quoteSettingsSchema, 64 * 1024, fieldAt)

  return {
    show(ctx: Context) {
      ctx.body = settings.value satisfies QuoteSettings
    },
    async change(ctx: Context) {
      await settings.change(await read(ctx))
      ctx.state.activity = { action: 'quote-settings-changed' }
      ctx.body = settings.value satisfies QuoteSettings
    },
  }
}
