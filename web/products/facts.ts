import type { FieldValues } from './fields.ts'

/** What the owner knows of a product beyond its name and its words; absent where nothing is said. */
export interface ProductFacts extends FieldValues {
  price?: Price
  /**
   * A price may be known and not shown. Then it is in no page, data, document or feed.
   */
  isPriceShown?: boolean
}

export interface Price {
  kind: 'fixed' | 'from' | 'range' | 'on-request'
  /** Cents of a Kenyan shilling; absent on request. */
  cents?: number
  /** The upper end of a range. */
  toCents?: number
  per: 'piece' | 'm2' | 'unit'
  vatIncluded: boolean
  /** The last day, as 2026-12-31. */
  validUntil?: string
}

/** A hundred million shillings; more is a slip of the keyboard. */
export const MOST_CENTS = 10_000_000_000
