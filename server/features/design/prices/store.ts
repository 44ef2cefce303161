import * as z from 'zod'
import { MOST_MINOR_UNITS } from '../../../../web/base/money/amount-text.ts'
import { type Currency, FIRST_CURRENCY, isCurrency } from '../../../../web/base/money/currencies.ts'
import type { DesignPrices } from '../../../../web/features/design/prices.ts'
import { conflict } from '../../../base/errors.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'
import { type FormerPrices, sameFigure } from '../../products/change-currency.ts'

/** Stored prices outlive a part: one that the release does not know any more stays, and counts nowhere. */
const storedSchema = z.strictObject({
  version: z.int().nonnegative(),
  currency: z.string().refine(isCurrency),
  spread: z.number().nonnegative(),
  prices: z.record(z.string(), z.int().nonnegative()),
})

export const designPricesFormat = { version: 2, schema: storedSchema }

type Stored = z.output<typeof storedSchema>

export type DesignPricesStore = Awaited<ReturnType<typeof openDesignPrices>>

/**
 * Opens the owner's prices for the parts of units that visitors design; a new installation has
 * none.
 */
export async function openDesignPrices(options: StorePlace) {
  const store = await openStore<Stored>({
    ...options,
    ...designPricesFormat,
    initial: () => ({ version: 0, currency: FIRST_CURRENCY, spread: 10, prices: {} }),
    // Version 1 knew one currency alone.
    migrate: data => ({ currency: FIRST_CURRENCY, ...(data as object) }),
  })

  return {
    /** A new object after each change. */
    get value(): Readonly<DesignPrices> {
      return store.value
    },
    /** @throws AppError 409 where the change began from another version than there is now */
    async change({ version, currency, spread, prices }: DesignPrices): Promise<void> {
      await store.change(draft => {
        if (draft.version !== version || draft.currency !== currency) throw conflict(CHANGED)
        Object.assign(draft, { version: version + 1, spread, prices: { ...prices } })
      })
    },

    /** The next version in another currency, with the same figures or without any. */
    async changeCurrency(to: Currency, formerPrices: FormerPrices): Promise<void> {
      await store.change(draft => {
        const { currency: from, version, prices } = draft
        if (from === to) return
        const keptPrices = formerPrices === 'keep' ? Object.entries(prices) : []
        const convertedPrices = keptPrices
          .map(([part, amount]) => [part, sameFigure(amount, from, to)] as const)
          .filter(([, amount]) => amount <= MOST_MINOR_UNITS)
        Object.assign(draft, {
          version: version + 1,
          currency: to,
          prices: Object.fromEntries(convertedPrices),
        })
      })
    },

    settled: store.settled,
  }
}

const CHANGED = 'Somebody else has changed these prices meanwhile. What you typed is still here.'
