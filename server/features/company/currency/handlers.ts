import type { Context } from 'koa'
import * as z from 'zod'
import type { SiteCurrency } from '../../../../web/admin/contract.ts'
import { type Currency, isCurrency } from '../../../../web/base/money/currencies.ts'
import { AppError } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { Log } from '../../../base/log.ts'
import type { InTurn } from '../../../base/serial-queue.ts'
import type { DesignPricesStore } from '../../design/prices/store.ts'
import type { FormerPrices } from '../../products/change-currency.ts'
import type { FeedSettings } from '../../products/feeds/store.ts'
import { listedProducts } from '../../products/lists/collection-schema.ts'
import type { ProductStore } from '../../products/store.ts'

interface CurrencyOptions {
  products: Pick<ProductStore, 'collections' | 'currency' | 'changeCurrency'>
  designPrices: Pick<DesignPricesStore, 'value' | 'changeCurrency'>
  feeds: Pick<FeedSettings, 'switchOff'>
  /** The queue of tasks that change products. */
  inTurn: InTurn
  log: Log
}

const TAKES = 'A currency is a code of ISO 4217, such as KES'
const currency = z.string(TAKES).refine(isCurrency, TAKES)

const changeSchema = z.strictObject({
  /** The currency that the change began from. */
  from: currency,
  currency,
  /** The fate of the prices; required where there are some. */
  prices: z.enum(['keep', 'empty'], 'Prices are kept or emptied: keep or empty').optional(),
})

/** Counts the prices in the currency of the site. */
const shownOf = ({
  products,
  designPrices,
}: Pick<CurrencyOptions, 'products' | 'designPrices'>): SiteCurrency => ({
  currency: products.currency,
  prices: products.collections
    .flatMap(listedProducts)
    .filter(({ facts }) => facts?.price?.cents !== undefined).length,
  unitPrices: Object.keys(designPrices.value.prices).length,
})

/**
 * Changes the currency of the site, and of its prices.
 * @param from that the change began from
 * @throws AppError 409 where there are prices and `prices` is missing
 */
export const changeSiteCurrency =
  (options: Omit<CurrencyOptions, 'log'>) =>
  (from: Currency, to: Currency, prices?: FormerPrices): Promise<void> => {
    const { products, designPrices, feeds, inTurn } = options
    return inTurn(async () => {
      const now = shownOf(options)
      if (!prices && now.prices + now.unitPrices > 0) throw pricesUndecided(now)
      if (from !== to) await feeds.switchOff()
      await products.changeCurrency(from, to, prices ?? 'keep')
      // After a crash before this, the estimates of units name the former currency, which their prices are in.
      await designPrices.changeCurrency(to, prices ?? 'keep')
    })
  }

/** The currency of the site, and how many prices there are in it. */
export function currencyHandlers(options: CurrencyOptions) {
  const { log } = options
  const read = jsonBody(changeSchema)
  const changeCurrency = changeSiteCurrency(options)
  const shown = () => shownOf(options)

  return {
    show(ctx: Context) {
      ctx.body = shown()
    },

    async change(ctx: Context) {
      const { from, currency: to, prices } = await read(ctx)
      await changeCurrency(from, to, prices)
      ctx.state.activity = { action: 'currency-changed', subject: `${from} to ${to}` }
      log.info({ admin: ctx.state.admin.username, from, to, prices }, 'currency changed')
      ctx.body = shown()
    },
  }
}

const pricesUndecided = (now: SiteCurrency) =>
  new AppError(409, 'conflict', UNDECIDED, { details: { ...now } })

const UNDECIDED = 'There are prices. Say whether their figures stay (keep) or go (empty).'
