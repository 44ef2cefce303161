import type { Context } from 'koa'
import * as z from 'zod'
import { isCurrency } from '../../../../web/base/money/currencies.ts'
import { type PartId, partNames } from '../../../../web/features/design/parts.ts'
import { type DesignPrices, pricesLimits } from '../../../../web/features/design/prices.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { DesignPricesStore } from './store.ts'

const SPREAD_TAKES = `This takes 0 to ${pricesLimits.spread} percent`
const CURRENCY_TAKES = 'The currency that the prices are in, such as KES'
const PRICE_TAKES = 'A price is an amount such as 450,000'

const price = z
  .int(PRICE_TAKES)
  .nonnegative(PRICE_TAKES)
  .max(pricesLimits.cents, 'This is more than can be asked for a part')

const ids = Object.keys(partNames) as PartId[]

const changeSchema = z.strictObject({
  version: z.int('The version that the change began from').nonnegative(),
  currency: z.string(CURRENCY_TAKES).refine(isCurrency, CURRENCY_TAKES).optional(),
  spread: z.number(SPREAD_TAKES).min(0, SPREAD_TAKES).max(pricesLimits.spread, SPREAD_TAKES),
  prices: z.partialRecord(z.enum(ids), price),
})

/** The prices of parts, for administrators alone. */
export function designPricesHandlers(store: DesignPricesStore) {
  // `prices.deck`, as the form names its fields.
  const fieldAt = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'body'
  const read = jsonBody(changeSchema, 16 * 1024, fieldAt)

  return {
    show(ctx: Context) {
      ctx.body = store.value satisfies DesignPrices
    },
    /** Replaces all of them. */
    async change(ctx: Context) {
      const { currency = store.value.currency, ...change } = await read(ctx)
      await store.change({ ...change, currency })
      ctx.state.activity = { action: 'design-prices-changed', subject: '' }
      ctx.body = store.value satisfies DesignPrices
    },
  }
}
