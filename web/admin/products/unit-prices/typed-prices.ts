import { type PartId, partNames } from '../../../design/parts.ts'
import { type DesignPrices, pricesLimits } from '../../../design/prices.ts'
import { centsFrom, moneyText, percentFrom } from '../../../quotes/typed-money.ts'

/** What stands in the fields of the screen: those of parts by their ids. */
export type TypedPrices = Record<PartId | 'spread', string>

export function typedOf({ prices, spread }: DesignPrices): TypedPrices {
  const ids = Object.keys(partNames) as PartId[]
  const typed = ids.map(id => {
    const cents = prices[id]
    return [id, cents === undefined ? '' : moneyText(cents)]
  })
  return { ...Object.fromEntries(typed), spread: `${spread}` }
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
    const cents = centsFrom(words)
    if (cents === undefined || cents > pricesLimits.cents) faults[`prices.${id}`] = 'Such as 45,000'
    else prices[id] = cents
  }
  const spread = percentFrom(typed.spread)
  const isSpread = spread !== undefined && spread <= pricesLimits.spread
  if (!isSpread) faults.spread = `From 0 to ${pricesLimits.spread}`
  return { prices, spread: isSpread ? spread : undefined, faults }
}
