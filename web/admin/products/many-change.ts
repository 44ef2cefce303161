import type { AdminProduct, ProductChanges } from '../contract.ts'

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

/**
 * One thing for many products: the changes, by code.
 * @param value '' removes it; `yes` or `no` of what is shown
 */
export function manyChange(
  chosen: readonly AdminProduct[],
  field: ManyField,
  value: string,
): ProductChanges['products'] {
  const isSwitch = field === 'isPriceShown' || field === 'isVisible'
  // A price that is not known yet stays off, so that it is not shown as soon as it is typed.
  const isOfPriced = field === 'isPriceShown' && value === 'yes'
  const products = isOfPriced ? chosen.filter(({ facts }) => facts.price) : chosen
  const change = { [field]: isSwitch ? value === 'yes' : value.trim() || null }
  return Object.fromEntries(products.map(({ code, version }) => [code, { version, ...change }]))
}
