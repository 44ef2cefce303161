import type { ItemFact } from '../../../../web/base/contract.ts'
import { majorUnits } from '../../../../web/base/money/amount-text.ts'
import type { Currency } from '../../../../web/base/money/currencies.ts'
import type { Price, ProductFacts } from '../../../../web/features/products/facts.ts'
import type { ListFilter } from '../../../../web/sections/items/filters.ts'
import type { Value } from './groups.ts'
import { classOf, type SizeClass } from './size-class.ts'

/** Something by which a product is found among others. */
export type FilterValue = Value<ListFilter>

export interface FilterSource {
  /** What the owner says of the product. */
  facts: Readonly<Pick<ProductFacts, 'materials' | 'widthMm' | 'heightMm'>>
  /** What the traits of its drawing declare; none of a photo. */
  drawn: readonly ItemFact[]
  /** The owner's name, title and description of it. */
  words: string
  /** Only one that visitors may see. */
  price: Price | undefined
  currency: Currency
}

/** In centimetres. */
const LENGTHS = [60, 90, 120, 180, 240, 300, 600] as const

/** In whole units of the currency: three classes for each power of ten, as amounts of any currency need them. */
const PRICES = Array.from({ length: 12 }, (_, power) => [1, 2.5, 5].map(step => step * 10 ** power))
  .flat()
  .filter(Number.isInteger)

/** From declared traits and from what the owner wrote; never from a chance of the drawing. */
export function filterValuesOf(source: FilterSource): FilterValue[] {
  const { facts, drawn, words, price, currency } = source
  const materials = facts.materials ? partsOf(facts.materials) : drawnAs('Material', drawn)
  const lengthOf = (millimetres = 0) =>
    millimetres && classOf(millimetres / 10, LENGTHS, { after: ' cm' })
  return [
    ...materials.flatMap(label => inWords('material', label)),
    ...drawnAs('Form', drawn).flatMap(label => inWords('form', label)),
    ...armsIn(words),
    ...inOrder('width', lengthOf(facts.widthMm)),
    ...inOrder('height', lengthOf(facts.heightMm)),
    ...inOrder('price', priceClassOf(price, currency)),
  ]
}

const drawnAs = (name: string, drawn: readonly ItemFact[]): string[] =>
  drawn.filter(([fact]) => fact === name).map(([, value]) => value)

/** Each of the materials that a line names. */
const partsOf = (materials: string): string[] => materials.split(/[,;/+&]|\band\b/i)

function inWords(filter: ListFilter, written: string): FilterValue[] {
  const words = written.trim()
  const value = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
  return value ? [{ filter, value, label: words.charAt(0).toUpperCase() + words.slice(1) }] : []
}

const inOrder = (filter: ListFilter, found: SizeClass | 0 | undefined): FilterValue[] =>
  found ? [{ filter, ...found }] : []

const WITHOUT_ARMS = /\b(?:without|no) arm(?:s|rests?)\b|\barmless\b/i
const WITH_ARMS = /\bwith arm(?:s|rests?)\b/i

/** None where both are said, or neither. */
function armsIn(words: string): FilterValue[] {
  const [without, with_] = [WITHOUT_ARMS.test(words), WITH_ARMS.test(words)]
  if (without === with_) return []
  return without
    ? [{ filter: 'arms', value: 'without', label: 'Without arms' }]
    : [{ filter: 'arms', value: 'with', label: 'With arms' }]
}

/** By the lowest amount that is shown; prices by area say nothing of a whole piece. */
function priceClassOf(price: Price | undefined, currency: Currency): SizeClass | undefined {
  if (price?.cents === undefined || price.per === 'm2') return undefined
  return classOf(majorUnits(price.cents, currency), PRICES, { before: `${currency} ` })
}
