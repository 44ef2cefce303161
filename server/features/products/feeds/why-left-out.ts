import type { WhyLeftOut } from '../../../../web/features/products/admin/feeds/contract.ts'
import type { ProductFacts } from '../../../../web/features/products/facts.ts'
import type { StoredFile } from '../../../base/disk/stored-file.ts'
import { shownPrice } from '../shown-facts.ts'

interface Known {
  isOpen: boolean
  facts: Readonly<ProductFacts>
  photo: StoredFile | undefined
  /** As 2026-12-31. */
  day: string
}

/** Meta takes no smaller ones: https://www.facebook.com/business/help/120325381656392 */
const LEAST_PIXELS = 500

/**
 * The first thing that keeps a product out of the feeds. Both want one price that is charged, as on the
 * page of the product, with VAT outside of North America, so neither "from", a range nor a price of a
 * square metre will do: https://support.google.com/merchants/answer/6324371
 */
export function whyLeftOut({ isOpen, facts, photo, day }: Known): WhyLeftOut | undefined {
  const { price, isPriceShown } = facts
  if (!isOpen) return 'hidden'
  if (!price) return 'no-price'
  if (!isPriceShown) return 'price-not-shown'
  if (!shownPrice(facts, day)) return 'price-over'
  if (price.kind !== 'fixed') return 'price-not-fixed'
  if (price.per === 'm2') return 'price-per-area'
  if (!price.vatIncluded) return 'price-without-vat'
  if (!photo) return 'no-photo'
  if (photo.width !== undefined && photo.width < LEAST_PIXELS) return 'small-photo'
  return undefined
}
