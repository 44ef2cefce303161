import { estimateOf } from '../../../design/estimate.ts'
import { summaryOf } from '../../../design/facts.ts'
import { partNames } from '../../../design/parts.ts'
import { firstPlan } from '../../../design/plan.ts'
import { pricesFrom, type TypedPrices } from './typed-prices.ts'

const figure = new Intl.NumberFormat('en')

/** What visitors would see of the unit that the page begins with, while prices are typed. */
export function Example({ entry }: { entry: TypedPrices }) {
  const { prices, spread = 0 } = pricesFrom(entry)
  const [some, all] = [Object.keys(prices).length, Object.keys(partNames).length]
  const estimate = estimateOf(firstPlan, { currency: entry.currency, prices, spread })
  return (
    <p className="unit-prices-example" role="status">
      {some < all && `${some} of ${all} parts have a price. `}
      {estimate
        ? `Visitors see for ${summaryOf(firstPlan)}: about ${estimate.currency} ${figure.format(estimate.from)} to ${figure.format(estimate.to)}, not an offer.`
        : 'Visitors see no estimate of a unit while one of its parts has no price.'}
    </p>
  )
}
