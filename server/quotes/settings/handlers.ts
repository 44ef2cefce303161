import type { Context } from 'koa'
import type { QuoteSettings } from '../../../web/quotes/contract.ts'
import { badRequest } from '../../errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import { fieldAt, quoteSettingsSchema } from '../schema.ts'
import type { Quotes } from '../store/index.ts'
import { refuseGiven } from '../store/numbers.ts'
import type { QuoteSettingsStore } from './store.ts'

interface Dependencies {
  settings: QuoteSettingsStore
  quotes: Pick<Quotes, 'nextNumber' | 'beginAt'>
  /** The date in Nairobi, such as `2026-11-29`. */
  today: () => string
}

/** What new quotes begin with, and the number of the next one. */
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
      // Before the settings are stored, so that a number that is refused leaves all as it was.
      if (beginAt) refuseNumber(beginAt)
      await settings.change(change)
      if (beginAt) await quotes.beginAt(beginAt)
      ctx.state.activity = { action: 'quote-settings-changed' }
      ctx.body = shown()
    },
  }

  function refuseNumber(number: string): void {
    if (!number.startsWith(year())) {
      const message = `Numbers of this year begin with ${year()}`
      throw badRequest(message, { beginAt: message })
    }
    refuseGiven(number, quotes.nextNumber(year()))
  }
}
