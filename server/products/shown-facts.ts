import type { ItemFact } from '../../web/contract.ts'
import { dayInWords } from '../../web/day-in-words.ts'
import type { Price, ProductFacts } from '../../web/products/facts.ts'
import type { SectionOf } from '../../web/sections/schemas.ts'

/**
 * What visitors are told of what the owner knows.
 * @param today as 2026-12-31, after which a price may be over
 */
export function shownFacts(facts: Readonly<ProductFacts>, today: string): ItemFact[] {
  const { weightKg, seats, areaM2, materials, finishes, warranty } = facts
  const rows: [name: string, value: string | undefined][] = [
    ['Size', sizeOf(facts)],
    ['Seats', seats?.toLocaleString('en')],
    ['Area', areaM2 && `${areaM2.toLocaleString('en')} m²`],
    ['Weight', weightKg && `${weightKg.toLocaleString('en')} kg`],
    ['Material', materials],
    ['Finish', finishes],
    ['Delivery', deliveryOf(facts)],
    ['Warranty', warranty],
    ['Price', priceOf(shownPrice(facts, today))],
  ].map(([name, value]) => [String(name), value || undefined])
  return rows.filter((row): row is ItemFact => row[1] !== undefined)
}

/** The price that visitors may see: one that is switched on and not over. */
export function shownPrice(
  { price, isPriceShown }: Readonly<ProductFacts>,
  today: string,
): Price | undefined {
  const isOver = price?.validUntil !== undefined && price.validUntil < today
  return isPriceShown && !isOver ? price : undefined
}

/** Of the facts those that structured data has in numbers. */
export function measuredOf(facts: Readonly<ProductFacts>): Measured {
  const { widthMm, depthMm, heightMm, weightKg, availability } = facts
  const all = Object.entries({ widthMm, depthMm, heightMm, weightKg, availability })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

type Measured = NonNullable<SectionOf<'product'>['measured']>

/** In centimetres, as furniture is measured; what is not known is left out. */
function sizeOf({ widthMm, depthMm, heightMm }: Readonly<ProductFacts>): string | undefined {
  const sides = { wide: widthMm, deep: depthMm, high: heightMm }
  const sizes = Object.entries(sides).filter(([, millimetres]) => millimetres !== undefined)
  if (sizes.length === 0) return undefined
  const inCm = (millimetres = 0) => (millimetres / 10).toLocaleString('en')
  return sizes.length === 3
    ? `${sizes.map(([, side]) => inCm(side)).join(' × ')} cm`
    : sizes.map(([name, side]) => `${inCm(side)} cm ${name}`).join(', ')
}

function deliveryOf({ availability, leadTime }: Readonly<ProductFacts>): string | undefined {
  const parts = [availability && availabilities[availability], leadTime].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}

const availabilities = { 'made-to-order': 'Made to order', 'in-stock': 'In stock' }

const units = { piece: '', m2: ' per m²', unit: ' per unit' }

/** Shillings; cents are shown where there are some. */
const kes = (cents = 0) =>
  `KES ${(cents / 100).toLocaleString('en', { minimumFractionDigits: cents % 100 ? 2 : 0 })}`

function priceOf(price: Price | undefined): string | undefined {
  if (!price) return undefined
  const { kind, cents, toCents, per, vatIncluded, validUntil } = price
  if (kind === 'on-request') return 'On request'
  const amounts = {
    fixed: kes(cents),
    from: `From ${kes(cents)}`,
    range: `${kes(cents)} to ${kes(toCents)}`,
  }
  const vat = vatIncluded ? 'VAT included' : 'plus VAT'
  return [amounts[kind] + units[per], vat, validUntil && `until ${dayInWords(validUntil)}`]
    .filter(Boolean)
    .join(', ')
}
