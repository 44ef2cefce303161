import type { MinorUnits } from '../../base/money/amount-text.ts'
import type { FieldValues } from './fields.ts'
import type { pricedUnits, priceKinds } from './price-choices.ts'

/** What the owner knows of a product beyond its name and its words; absent where nothing is said. */
export interface ProductFacts extends FieldValues {
  price?: Price
  /**
   * A price may be known and not shown. Then it is in no page, data, document or feed.
   */
  isPriceShown?: boolean
}

export interface Price {
  kind: keyof typeof priceKinds
  /** In minor units of the site's currency; absent on request. */
  cents?: MinorUnits
  /** The upper end of a range. */
  toCents?: MinorUnits
  per: keyof typeof pricedUnits
  vatIncluded: boolean
  /** The last day, as 2026-12-31. */
  validUntil?: string
}
