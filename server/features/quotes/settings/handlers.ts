import type { Context } from 'koa'
import type { QuoteSettings } from '../../../../web/features/quotes/contract.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import { fieldAt, quoteSettingsSchema } from '../schema.ts'
import type { Quotes } from '../store/index.ts'
import type { QuoteSettingsStore } from './store.ts'

interface Dependencies {
  settings: QuoteSettingsStore
  quotes: Pick<Quotes, 'nextNumber' | 'beginAt'>
  /** The date in Nairobi, such as `2026-11-29`. */
  today: () => string
}

/** Settings that new quotes begin with, and the number of the next one. */
export function quoteSettingsHandlers({ settings, quotes, today }: Dependencies) {
  const read = jsonBody(quoteSettingsSchema, 64 * 1024, fieldAt)
  const year = () => today().slice(0, 4)
  const shown = (): QuoteSettings => ({
    ...settings.value,
    nextNumber: quotes.nextNumber(year()),
  })

  return {
    show(ctx: Context) {
      ctx.body = shown()
    },
    async change(ctx: Context) {
      const { beginAt, nextNumber: _, ...change } = await read(ctx)
      settings.refuseStale(change.version)
      // First, since the same number can be sent again where the settings are not stored then.
      if (beginAt) await quotes.beginAt(beginAt, year())
      await settings.change(change)
      ctx.state.activity = { action: 'quote-settings-changed' }
      ctx.body = shown()
    },
  }
}
