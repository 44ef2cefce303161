import { amountText } from '../../../../base/money/amount-text.ts'
import type { Currency } from '../../../../base/money/currencies.ts'
import { amountFrom } from '../../../../base/money/typed-amount.ts'
import { percentFrom } from '../../../../base/money/typed-number.ts'
import { type PartId, partNames } from '../../../design/parts.ts'
import { type DesignPrices, pricesLimits } from '../../../design/prices.ts'

/** What stands in the fields of the screen: those of parts by their ids. */
export type TypedPrices = Record<PartId | 'spread', string> & {
  /** In which all of them are typed; it has no field. */
  currency: Currency
}

export function typedOf({ currency, prices, spread }: DesignPrices): TypedPrices {
  const ids = Object.keys(partNames) as PartId[]
  const typed = ids.map(id => {
    const cents = prices[id]
    return [id, cents === undefined ? '' : amountText(cents, currency)]
  })
  return { ...Object.fromEntries(typed), spread: `${spread}`, currency }
}

/** What the fields say, and what is wrong with some of them, by their names. */
export function pricesFrom(typed: TypedPrices): {
  prices: DesignPrices['prices']
  spread: number | undefined
  faults: Record<string, string>
} {
  const prices: DesignPrices['prices'] = {}
  const faults: Record<string, string> = {}
  for (const id of Object.keys(partNames) as PartId[]) {
    const words = typed[id].trim()
    if (words === '') continue
    const cents = amountFrom(words, typed.currency)
    if (cents === undefined || cents > pricesLimits.cents) faults[`prices.${id}`] = 'Such as 45,000'
    else prices[id] = cents
  }
  const spread = percentFrom(typed.spread)
  const isSpread = spread !== undefined && spread <= pricesLimits.spread
  if (!isSpread) faults.spread = `From 0 to ${pricesLimits.spread}`
  return { prices, spread: isSpread ? spread : undefined, faults }
}
