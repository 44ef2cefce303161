import * as z from 'zod'
import type { DesignPrices } from '../../../web/design/prices.ts'
import { conflict } from '../../errors.ts'
import { openStore } from '../../store/open-store.ts'
import type { StorePlace } from '../../store/store-options.ts'

/** Stored prices outlive a part: one that the release does not know any more stays, and counts nowhere. */
const storedSchema = z.strictObject({
  version: z.int().nonnegative(),
  spread: z.number().nonnegative(),
  prices: z.record(z.string(), z.int().nonnegative()),
})

export const designPricesFormat = { version: 1, schema: storedSchema }

type Stored = z.output<typeof storedSchema>

export type DesignPricesStore = Awaited<ReturnType<typeof openDesignPrices>>

/** What the owner asks for the parts of units that visitors design; none in a new installation. */
export async function openDesignPrices(options: StorePlace) {
  const store = await openStore<Stored>({
    ...options,
    ...designPricesFormat,
    initial: () => ({ version: 0, spread: 10, prices: {} }),
  })

  return {
    /** A new object after each change. */
    get value(): Readonly<DesignPrices> {
      return store.value
    },
    /** @throws AppError 409 where the change began from another version than there is now */
    async change({ version, spread, prices }: DesignPrices): Promise<void> {
      await store.change(draft => {
        if (draft.version !== version) throw conflict(CHANGED)
        Object.assign(draft, { version: version + 1, spread, prices: { ...prices } })
      })
    },
    settled: store.settled,
  }
}

const CHANGED = 'Somebody else has changed these prices meanwhile. What you typed is still here.'
