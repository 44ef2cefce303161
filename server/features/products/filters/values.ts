import type { ItemFact } from '../../../../web/base/contract.ts'
import { majorUnits } from '../../../../web/base/money/amount-text.ts'
import type { Currency } from '../../../../web/base/money/currencies.ts'
import type { Price, ProductFacts } from '../../../../web/features/products/facts.ts'
import { type ProductField, productFields } from '../../../../web/features/products/fields.ts'
import type { FilterValue } from './groups.ts'
import { classOf } from './size-class.ts'

export interface FilterSource {
  /** What the owner says of the product. */
  facts: Readonly<ProductFacts>
  /** What the traits of its drawing declare; none of a photo. */
  drawn: readonly ItemFact[]
  /** The owner's name, title and description of it. */
  words: string
  /** Only one that visitors may see. */
  price: Price | undefined
  currency: Currency
}

/** In whole units of the currency: three classes for each power of ten, as amounts of any currency need them. */
const PRICES = Array.from({ length: 12 }, (_, power) => [1, 2.5, 5].map(step => step * 10 ** power))
  .flat()
  .filter(Number.isInteger)

type Found = Omit<FilterValue, 'filter'>
type Filter = readonly [name: string, valuesIn: (source: FilterSource) => Found[]]

/**
 * The filters of all products, in the order of addresses and of the page. They find declared traits and what
 * the owner wrote; never a chance of the drawing.
 */
const filters: readonly Filter[] = [
  ...productFields.flatMap(filterByLine),
  ['form', ({ drawn }) => drawnAs('Form', drawn).flatMap(inWords)],
  ['arms', ({ words }) => armsIn(words)],
  ...productFields.flatMap(filterByNumber),
  ['price', ({ price, currency }) => priceClasses(price, currency)],
]

export const filterNames: readonly string[] = filters.map(([name]) => name)

export const filterValuesOf = (source: FilterSource): FilterValue[] =>
  filters.flatMap(([filter, valuesIn]) => valuesIn(source).map(value => ({ filter, ...value })))

/** The traits of a drawing fill in what its owner does not say. */
function filterByLine(field: ProductField): Filter[] {
  if (field.kind !== 'line' || !field.filter) return []
  const { id, shownAs = '', filter } = field
  const textsIn = ({ facts: { [id]: line }, drawn }: FilterSource) =>
    line ? partsOf(String(line)) : drawnAs(shownAs, drawn)
  return [[filter.name, source => textsIn(source).flatMap(inWords)]]
}

function filterByNumber(field: ProductField): Filter[] {
  if (!('unit' in field && field.filter)) return []
  const { id, filter, storedPerTyped, typedUnit } = field
  const unit = { after: typedUnit && ` ${typedUnit}` }
  const valuesIn = ({ facts: { [id]: stored } }: FilterSource) =>
    stored ? [classOf(Number(stored) / storedPerTyped, filter.bounds, unit)] : []
  return [[filter.name, valuesIn]]
}

const drawnAs = (name: string, drawn: readonly ItemFact[]): string[] =>
  drawn.filter(([fact]) => fact === name).map(([, value]) => value)

/** Each of the things that a line names. */
const partsOf = (line: string): string[] => line.split(/[,;/+&]|\band\b/i)

function inWords(written: string): Found[] {
  const words = written.trim()
  const value = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
  return value ? [{ value, label: words.charAt(0).toUpperCase() + words.slice(1) }] : []
}

const WITHOUT_ARMS = /\b(?:without|no) arm(?:s|rests?)\b|\barmless\b/i
const WITH_ARMS = /\bwith arm(?:s|rests?)\b/i

/** None where both are said, or neither. */
function armsIn(words: string): Found[] {
  const [without, with_] = [WITHOUT_ARMS.test(words), WITH_ARMS.test(words)]
  if (without === with_) return []
  return without
    ? [{ value: 'without', label: 'Without arms' }]
    : [{ value: 'with', label: 'With arms' }]
}

/** By the lowest amount that is shown; prices by area say nothing of a whole piece. */
function priceClasses(price: Price | undefined, currency: Currency): Found[] {
  if (price?.cents === undefined || price.per === 'm2') return []
  return [classOf(majorUnits(price.cents, currency), PRICES, { before: `${currency} ` })]
}
