import type { Availability, Price, ProductFacts } from '../../products/facts.ts'
import { type MeasuredFact, measureIn, measures } from './measures.ts'
import { centsIn } from './money.ts'
import type { EntryField, ProductEntry } from './product-entry.ts'

/** What is wrong, by field. */
export type Faults = Partial<Record<EntryField, string>>

/** The facts that the fields of a form say, and what is wrong with those that say none. */
export function readEntry(entry: ProductEntry): { facts: ProductFacts; faults: Faults } {
  const faults: Faults = {}
  const facts: ProductFacts = {}
  for (const fact of Object.keys(measures) as MeasuredFact[]) {
    if (!entry[fact].trim()) continue
    const stored = measureIn(fact, entry[fact])
    if (stored === undefined) faults[fact] = needs[fact]
    else facts[fact] = stored
  }
  for (const fact of ['materials', 'finishes', 'leadTime', 'warranty'] as const) {
    const text = entry[fact].replace(/\s+/g, ' ').trim()
    if (text) facts[fact] = text
  }
  if (entry.availability) facts.availability = entry.availability as Availability
  const price = priceIn(entry, faults)
  if (price) facts.price = price
  if (entry.isPriceShown) facts.isPriceShown = true
  for (const fact of ['morePictures', 'documents'] as const) {
    const places = Number(entry[fact])
    if (places > 0) facts[fact] = places
  }
  return { facts, faults }
}

const SIZE = 'Centimetres, such as 120 or 120.5'

const needs: Record<MeasuredFact, string> = {
  widthMm: SIZE,
  depthMm: SIZE,
  heightMm: SIZE,
  weightKg: 'Kilograms, such as 45 or 45.5',
  seats: 'A whole number, such as 6',
  areaM2: 'Square metres, such as 28 or 28.5',
}

const AMOUNT = 'An amount in shillings, such as 68,500'

function priceIn(entry: ProductEntry, faults: Faults): Price | undefined {
  if (!entry.priceKind) return undefined
  const kind = entry.priceKind as Price['kind']
  const price: Price = {
    kind,
    per: entry.pricePer as Price['per'],
    vatIncluded: entry.vatIncluded,
    ...(entry.validUntil && { validUntil: entry.validUntil }),
  }
  if (kind === 'on-request') return price
  const cents = centsIn(entry.price)
  if (cents === undefined) faults.price = AMOUNT
  else price.cents = cents
  if (kind !== 'range') return price
  const toCents = centsIn(entry.priceTo)
  if (toCents === undefined) faults.priceTo = AMOUNT
  else if (cents !== undefined && toCents <= cents) faults.priceTo = 'More than the lower amount'
  else price.toCents = toCents
  return price
}
