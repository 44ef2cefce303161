import { formerNamesOf } from '../slot-details/former-names.ts'
import type { DetailsBySlot } from '../slot-details/rows.ts'
import type { Product, Products } from './products.ts'
import { nameOf } from './shown-product.ts'

/**
 * The product that visitors mean by the page that lists it and its name there, which shortlists and
 * inquiries have instead of codes: its name now, or else a former one.
 */
export function productNamed(
  { page, code: name }: { page: string; code: string },
  { all }: Pick<Products, 'all'>,
  details: DetailsBySlot,
): Product | undefined {
  const path = page.split('?')[0]
  const onPage = all.filter(({ collection }) => collection.page.path === path)
  return (
    onPage.find(product => nameOf(product, details) === name) ??
    onPage.find(product => formerNames(product, details).includes(name))
  )
}

function formerNames({ slot, name }: Product, details: DetailsBySlot): string[] {
  const row = details[slot]
  return row ? formerNamesOf(row, name) : []
}
