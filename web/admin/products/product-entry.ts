import type { ProductFacts } from '../../products/facts.ts'
import type { AdminProduct } from '../contract.ts'
import { measureText } from './measures.ts'
import { amountText } from './money.ts'

/** All that the form of a product holds, as it stands in its fields. */
export interface ProductEntry {
  name: string
  isVisible: boolean
  widthMm: string
  depthMm: string
  heightMm: string
  weightKg: string
  seats: string
  areaM2: string
  materials: string
  finishes: string
  availability: string
  leadTime: string
  warranty: string
  priceKind: string
  price: string
  priceTo: string
  pricePer: string
  vatIncluded: boolean
  validUntil: string
  isPriceShown: boolean
  morePictures: string
  documents: string
}

export type EntryField = keyof ProductEntry
/** The fields that hold a text, or a choice. */
export type TextField = {
  [Field in EntryField]: ProductEntry[Field] extends string ? Field : never
}[EntryField]
export type FlagField = Exclude<EntryField, TextField>

export function entryOf({ name, isVisible, facts }: AdminProduct): ProductEntry {
  const { materials = '', finishes = '', leadTime = '', warranty = '', availability = '' } = facts
  return {
    ...{ name, isVisible, materials, finishes, leadTime, warranty, availability },
    widthMm: measureText('widthMm', facts.widthMm),
    depthMm: measureText('depthMm', facts.depthMm),
    heightMm: measureText('heightMm', facts.heightMm),
    weightKg: measureText('weightKg', facts.weightKg),
    seats: measureText('seats', facts.seats),
    areaM2: measureText('areaM2', facts.areaM2),
    ...priceEntry(facts),
    isPriceShown: facts.isPriceShown ?? false,
    morePictures: String(facts.morePictures ?? 0),
    documents: String(facts.documents ?? 0),
  }
}

/** Prices for private customers include VAT by law, so a new one begins with it. */
function priceEntry({ price }: ProductFacts) {
  return {
    priceKind: price?.kind ?? '',
    price: amountText(price?.cents),
    priceTo: amountText(price?.toCents),
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
