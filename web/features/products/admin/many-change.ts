import type { AdminProduct, ProductChanges } from '../../../admin/contract.ts'
import { type FieldId, productFields } from '../fields.ts'
import { factIn, optionsOf } from './typed-facts.ts'

export type ManyField = FieldId | 'isPriceShown' | 'isVisible'

interface ManyRow {
  id: ManyField
  label: string
  /** Missing where a text is typed. */
  options?: readonly (readonly [value: string, label: string])[] | undefined
}

/** Lists the fields that can be set for many products at once. */
export const manyRows: readonly ManyRow[] = [
  ...productFields
    .filter(({ isSetForMany }) => isSetForMany)
    .map(field => ({ ...field, options: optionsOf(field) })),
  {
    id: 'isPriceShown',
    label: 'Price for visitors',
    options: Object.entries({ no: 'Not shown', yes: 'Shown' }),
  },
  {
    id: 'isVisible',
    label: 'On the site',
    options: Object.entries({ yes: 'Shown', no: 'Hidden' }),
  },
]

/**
 * One thing for many products: the changes, by code.
 * @param value '' removes it; `yes` or `no` of what is shown
 */
export function manyChange(
  chosen: readonly AdminProduct[],
  field: ManyField,
  value: string,
): ProductChanges['products'] {
  // A price that is not known yet stays off, so that it is not shown as soon as it is typed.
  const isOfPriced = field === 'isPriceShown' && value === 'yes'
  const products = isOfPriced ? chosen.filter(({ facts }) => facts.price) : chosen
  const productField = productFields.find(({ id }) => id === field)
  const text = value.trim() || null
  // The server says what is wrong with a text that is no number.
  const fact = productField && text ? (factIn(productField, text) ?? text) : null
  const change = { [field]: productField ? fact : value === 'yes' }
  return Object.fromEntries(products.map(({ code, version }) => [code, { version, ...change }]))
}
