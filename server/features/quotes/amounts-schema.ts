import * as z from 'zod'
import { quoteLimits } from '../../../web/features/quotes/limits.ts'

const most = quoteLimits.amount.toLocaleString('en')
const CENTS_TAKE = `This takes whole minor units of the currency, such as cents, up to ${most}`
const DISCOUNT_TAKES = `A discount is a percentage above 0 and up to 100, or an amount up to ${most} minor units`
const RATE_TAKES = 'A rate of VAT is a percentage from 0 to 100, with at most two decimals'
const QUANTITY_TAKES =
  'A quantity is more than 0 and less than 1,000,000, with up to three decimals'

export const cents = z.int(CENTS_TAKE).min(0, CENTS_TAKE).max(quoteLimits.amount, CENTS_TAKE)

/** In thousandths. */
export const quantity = z
  .int(QUANTITY_TAKES)
  .min(1, QUANTITY_TAKES)
  .max(quoteLimits.quantity, QUANTITY_TAKES)

const hasTwoDecimals = (percent: number) => Math.round(percent * 100) / 100 === percent

const percent = (message: string) =>
  z.number(message).min(0, message).max(100, message).refine(hasTwoDecimals, message)

export const rate = percent(RATE_TAKES)

export const discount = z.union(
  [
    z.strictObject({
      percent: percent(DISCOUNT_TAKES).refine(share => share > 0, DISCOUNT_TAKES),
    }),
    z.strictObject({ cents: cents.min(1, DISCOUNT_TAKES) }),
  ],
  DISCOUNT_TAKES,
)
