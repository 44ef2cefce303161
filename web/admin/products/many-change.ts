import type { AdminProduct, ProductChanges } from '../contract.ts'
import type { DetailsChange } from './change-of.ts'

/** What can be set for many products at once. */
export const MANY_FIELDS = [
  ['materials', 'Materials'],
  ['availability', 'Availability'],
  ['leadTime', 'Lead time'],
  ['warranty', 'Warranty'],
  ['isPriceShown', 'Price for visitors'],
  ['isVisible', 'On the site'],
] as const

export type ManyField = (typeof MANY_FIELDS)[number][0]

export interface ManyChange {
  /** Those that it is for. */
  products: readonly AdminProduct[]
  /** Of their facts; where there are none, their details are changed. */
  facts?: ProductChanges['products']
  details?: DetailsChange
}

/**
 * One fact for many products.
 * @param value '' removes it; `yes` or `no` of what is shown
 */
export function manyChange(
  chosen: readonly AdminProduct[],
  field: ManyField,
  value: string,
): ManyChange {
  if (field === 'isVisible') return { products: chosen, details: { isVisible: value === 'yes' } }
  const isPrice = field === 'isPriceShown'
  // A price that is not known yet stays off, so that it is not shown as soon as it is typed.
  const products = isPrice && value === 'yes' ? chosen.filter(({ facts }) => facts.price) : chosen
  const fact = { [field]: isPrice ? value === 'yes' : value.trim() || null }
  const changes = products.map(({ code, version }) => [code, { version, ...fact }] as const)
  return { products, facts: Object.fromEntries(changes) }
}
