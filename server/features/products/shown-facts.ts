import type { ItemFact } from '../../../web/base/contract.ts'
import { dayInWords } from '../../../web/base/day-in-words.ts'
import { moneyText } from '../../../web/base/money/amount-text.ts'
import type { Currency } from '../../../web/base/money/currencies.ts'
import type { Price, ProductFacts } from '../../../web/features/products/facts.ts'
import { type ProductField, productFields, sides } from '../../../web/features/products/fields.ts'

/**
 * What visitors are told of what the owner knows.
 * @param today as 2026-12-31, after which a price may be over
 * @param own those of its collection's own
 */
export function shownFacts(
  facts: Readonly<ProductFacts>,
  today: string,
  currency: Currency,
  own: readonly ItemFact[] = [],
): ItemFact[] {
  const rows = rowNames.map(
    (name): ItemFact => [name, name === SIZE ? sizeOf(facts) : textsOf(name, facts).join(', ')],
  )
  const price: ItemFact = ['Price', priceOf(shownPrice(facts, today), currency)]
  return [...rows, ...own, price].filter(([, text]) => text)
}

const SIZE = 'Size'

/** Visitors see the files of places, not how many there are; what others are called, collections say. */
const shownFields = productFields.filter(({ group }) => group !== 'places' && group !== 'own')
export const nameOf = ({ shownAs, label }: ProductField) => shownAs ?? label

/** Visitors read how large it is, and for how many, before what it weighs. */
const rowNames = [...new Set([SIZE, 'Seats', 'Area', ...shownFields.map(nameOf)])]

const textsOf = (name: string, facts: Readonly<ProductFacts>): string[] =>
  shownFields
    .filter(field => nameOf(field) === name)
    .map(field => textOf(field, facts[field.id]))
    .filter(Boolean)

function textOf(field: ProductField, value: string | number = ''): string {
  if (field.kind === 'choice') return field.choices[value] ?? ''
  return 'unit' in field && value
    ? `${value.toLocaleString('en')} ${field.unit}`.trim()
    : String(value)
}

/** The price that visitors may see: one that is switched on and not over. */
export function shownPrice(
  { price, isPriceShown }: Readonly<ProductFacts>,
  today: string,
): Price | undefined {
  const isOver = price?.validUntil !== undefined && price.validUntil < today
  return isPriceShown && !isOver ? price : undefined
}

/** Picks the facts that structured data has. */
export const measuredOf = (facts: Readonly<ProductFacts>): ProductFacts =>
  Object.fromEntries(
    productFields.flatMap(({ id, schemaOrg }) =>
      schemaOrg && facts[id] !== undefined ? [[id, facts[id]]] : [],
    ),
  )

/** In centimetres, as furniture is measured; what is not known is left out. */
function sizeOf(facts: Readonly<ProductFacts>): string {
  const measuredSides = sides.filter(({ id }) => facts[id] !== undefined)
  const inCm = ({ id }: ProductField) => (Number(facts[id]) / 10).toLocaleString('en')
  return measuredSides.length === sides.length
    ? `${measuredSides.map(inCm).join(' × ')} cm`
    : measuredSides.map(one => `${inCm(one)} cm ${one.side}`).join(', ')
}

const units = { piece: '', m2: ' per m²', unit: ' per unit' }

function priceOf(price: Price | undefined, currency: Currency): string {
  if (!price) return ''
  const { kind, vatIncluded, validUntil } = price
  if (kind === 'on-request') return amountOf(price, currency)
  const vat = vatIncluded ? 'VAT included' : 'plus VAT'
  return [amountOf(price, currency), vat, validUntil && `until ${dayInWords(validUntil)}`]
    .filter(Boolean)
    .join(', ')
}

/** The amount of a price alone, as a tile has room for it. */
export function amountOf({ kind, cents = 0, toCents = 0, per }: Price, currency: Currency): string {
  if (kind === 'on-request') return 'On request'
  const amounts = {
    fixed: moneyText(cents, currency),
    from: `From ${moneyText(cents, currency)}`,
    range: `${moneyText(cents, currency)} to ${moneyText(toCents, currency)}`,
  }
  return amounts[kind] + units[per]
}
