import type { Currency } from '../../../base/money/currencies.ts'
import { priceAmountFrom } from '../../../base/money/typed-amount.ts'
import type { Price, ProductFacts } from '../facts.ts'
import { productFields } from '../fields.ts'
import type { EntryField, ProductEntry } from './product-entry.ts'
import { factIn } from './typed-facts.ts'

/** What is wrong, by field. */
export type Faults = Partial<Record<EntryField, string>>

/** The facts that the fields of a form say, and what is wrong with those that say none. */
export function readEntry(
  entry: ProductEntry,
  currency: Currency,
): { facts: ProductFacts; faults: Faults } {
  const faults: Faults = {}
  const facts: ProductFacts = {}
  for (const field of productFields) {
    const typed = entry[field.id].replace(/\s+/g, ' ').trim()
    if (!typed) continue
    const fact = factIn(field, typed)
    if (fact) Object.assign(facts, { [field.id]: fact })
    else if ('hint' in field) faults[field.id] = field.hint
  }
  const price = priceIn(entry, currency, faults)
  if (price) facts.price = price
  if (entry.isPriceShown) facts.isPriceShown = true
  return { facts, faults }
}

function priceIn(entry: ProductEntry, currency: Currency, faults: Faults): Price | undefined {
  const needed = `An amount in ${currency}, such as 68,500`
  if (!entry.priceKind) return undefined
  const kind = entry.priceKind as Price['kind']
  const price: Price = {
    kind,
    per: entry.pricePer as Price['per'],
    vatIncluded: entry.vatIncluded,
    ...(entry.validUntil && { validUntil: entry.validUntil }),
  }
  if (kind === 'on-request') return price
  const cents = priceAmountFrom(entry.price, currency)
  if (cents === undefined) faults.price = needed
  else price.cents = cents
  if (kind !== 'range') return price
  const toCents = priceAmountFrom(entry.priceTo, currency)
  if (toCents === undefined) faults.priceTo = needed
  else if (cents !== undefined && toCents <= cents) faults.priceTo = 'More than the lower amount'
  else price.toCents = toCents
  return price
}
