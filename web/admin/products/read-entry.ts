import type { Price, ProductFacts } from '../../products/facts.ts'
import { productFields } from '../../products/fields.ts'
import { centsIn } from './money.ts'
import type { EntryField, ProductEntry } from './product-entry.ts'
import { factIn } from './typed-facts.ts'

/** What is wrong, by field. */
export type Faults = Partial<Record<EntryField, string>>

/** The facts that the fields of a form say, and what is wrong with those that say none. */
export function readEntry(entry: ProductEntry): { facts: ProductFacts; faults: Faults } {
  const faults: Faults = {}
  const facts: ProductFacts = {}
  for (const field of productFields) {
    const typed = entry[field.id].replace(/\s+/g, ' ').trim()
    if (!typed) continue
    const fact = factIn(field, typed)
    if (fact) Object.assign(facts, { [field.id]: fact })
    else if ('hint' in field) faults[field.id] = field.hint
  }
  const price = priceIn(entry, faults)
  if (price) facts.price = price
  if (entry.isPriceShown) facts.isPriceShown = true
  return { facts, faults }
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
