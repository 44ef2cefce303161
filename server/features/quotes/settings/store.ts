import * as z from 'zod'
import type { QuoteSettings } from '../../../../web/features/quotes/contract.ts'
import { conflict } from '../../../base/errors.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'

const stored = z.strictObject({
  version: z.int().nonnegative(),
  vat: z.strictObject({ rate: z.number().nonnegative(), included: z.boolean() }),
  validDays: z.int().positive(),
  terms: z.string(),
}) satisfies z.ZodType<QuoteSettings>

export const quoteSettingsFormat = { version: 1, schema: stored }

export type QuoteSettingsStore = Awaited<ReturnType<typeof openQuoteSettings>>

/** What new quotes begin with; the rate of VAT is Kenya's. */
export async function openQuoteSettings(options: StorePlace) {
  const store = await openStore<QuoteSettings>({
    ...options,
    ...quoteSettingsFormat,
    initial: () => ({
      version: 0,
      vat: { rate: 16, included: false },
      validDays: 30,
      terms: '',
    }),
  })

  return {
    get value(): Readonly<QuoteSettings> {
      return store.value
    },
    /** @throws AppError 409 where a change began from another version than there is now */
    refuseStale(version: number): void {
      if (store.value.version !== version) throw conflict(CHANGED)
    },
    /** @throws AppError 409 where the change began from another version than there is now */
    async change({ version, ...settings }: QuoteSettings): Promise<void> {
      await store.change(draft => {
        if (draft.version !== version) throw conflict(CHANGED)
        Object.assign(draft, settings, { version: version + 1 })
      })
    },
    settled: store.settled,
  }
}

const CHANGED =
  'Somebody else has changed these settings meanwhile. Load them again and repeat your change.'
