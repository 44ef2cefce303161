import type { AdminProduct } from '../../../admin/contract.ts'
import { amountText } from '../../../base/money/amount-text.ts'
import type { Currency } from '../../../base/money/currencies.ts'
import type { ProductFacts } from '../facts.ts'
import { type FieldId, productFields } from '../fields.ts'
import { typedText } from './typed-facts.ts'

/** All that the form of a product holds, as it stands in its fields. */
export interface ProductEntry extends Record<FieldId, string> {
  name: string
  description: string
  isVisible: boolean
  priceKind: string
  price: string
  priceTo: string
  pricePer: string
  vatIncluded: boolean
  validUntil: string
  isPriceShown: boolean
}

export type EntryField = keyof ProductEntry
/** The fields that hold a text, or a choice. */
export type TextField = {
  [Field in EntryField]: ProductEntry[Field] extends string ? Field : never
}[EntryField]
export type FlagField = Exclude<EntryField, TextField>

export function entryOf(product: AdminProduct): ProductEntry {
  const { name, description = '', isVisible, currency, facts } = product
  const typed = productFields.map(field => [field.id, typedText(field, facts[field.id])])
  return {
    ...{
      name,
      description,
      isVisible,
      ...priceEntry(facts, currency),
      isPriceShown: facts.isPriceShown ?? false,
    },
    ...(Object.fromEntries(typed) as Record<FieldId, string>),
  }
}

/** Prices for private customers include VAT by law, so a new one begins with it. */
function priceEntry({ price }: ProductFacts, currency: Currency) {
  const text = (amount: number | undefined) =>
    amount === undefined ? '' : amountText(amount, currency)
  return {
    priceKind: price?.kind ?? '',
    price: text(price?.cents),
    priceTo: text(price?.toCents),
    pricePer: price?.per ?? 'piece',
    vatIncluded: price?.vatIncluded ?? true,
    validUntil: price?.validUntil ?? '',
  }
}

/** Whether something stands in the fields that is not stored. */
export function isTyped(base: AdminProduct, typed: Partial<ProductEntry>): boolean {
  const stored = entryOf(base)
  return (Object.keys(typed) as EntryField[]).some(field => typed[field] !== stored[field])
}
