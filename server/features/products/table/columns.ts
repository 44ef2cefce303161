import { plainAmount } from '../../../../web/base/money/amount-text.ts'
import type { Currency } from '../../../../web/base/money/currencies.ts'
import type { Price } from '../../../../web/features/products/facts.ts'
import {
  type FieldId,
  fieldsOf,
  type ProductField,
} from '../../../../web/features/products/fields.ts'
import { type OwnFact, ownFactTitle } from '../../../../web/features/products/own-facts.ts'
import { pictureWords, wordNames } from '../../../../web/features/products/picture-words.ts'
import { pricedUnits, priceKinds } from '../../../../web/features/products/price-choices.ts'
import { isConverted } from '../../../base/csv/converted.ts'
import { guarded, startsAsFormula, unguarded } from '../../../base/csv/guard.ts'
import type { Products } from '../products.ts'
import { plainTitle } from './plain-title.ts'
import type { TableProduct } from './table-product.ts'

type OwnColumn = Exclude<
  keyof TableProduct,
  'slot' | 'collectionName' | 'version' | 'currency' | 'facts' | 'ownFacts'
>
type PriceColumn = 'priceKind' | 'price' | 'priceTo' | 'pricePer' | 'vatIncluded' | 'validUntil'
export type ColumnId = OwnColumn | FieldId | PriceColumn | 'isPriceShown' | OwnFactColumn
/** A fact that only some collections have is known by its title. */
export type OwnFactColumn = `own ${string}`

export interface Column {
  id: ColumnId
  /** As the row of titles says it. Read again in any case, with or without spaces and marks. */
  title: string
  /** What a cell says; '' for nothing. */
  textOf(product: TableProduct): string
  /** Numbers and choices are read by what they mean, texts to the letter. */
  isText?: boolean
}

const yesOrNo = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no')

/** In the words of the form. Lengths are in millimetres, as stored. */
function columnOf(field: ProductField): Column {
  const { id, label } = field
  return {
    id,
    title: 'unit' in field && field.unit ? `${label} (${field.unit})` : label,
    isText: field.kind === 'line',
    textOf: ({ facts: { [id]: value = '' } }) =>
      field.kind === 'choice' ? (field.choices[value] ?? '') : String(value),
  }
}

const ofPrice = (id: PriceColumn, title: string, textOf: (price: Price) => string): Column => ({
  ...{ id, title },
  textOf: ({ facts: { price } }) => (price ? textOf(price) : ''),
})

/** The parts of the price, each in a cell of its own. */
const priceColumns = (currency: Currency): readonly Column[] => [
  ofPrice('priceKind', 'Price', ({ kind }) => priceKinds[kind]),
  ofPrice('price', `Amount (${currency})`, ({ cents }) => amountIn(currency, cents)),
  ofPrice('priceTo', `Upper amount (${currency})`, ({ toCents }) => amountIn(currency, toCents)),
  ofPrice('pricePer', 'Price for', ({ per }) => pricedUnits[per]),
  ofPrice('vatIncluded', 'VAT included', ({ vatIncluded }) => yesOrNo(vatIncluded)),
  ofPrice('validUntil', 'Price valid until', ({ validUntil = '' }) => validUntil),
]

/** Plain, so that every program reads a number: 68500 or 68500.50. */
const amountIn = (currency: Currency, amount: number | undefined) =>
  amount === undefined ? '' : plainAmount(amount, currency)

/** The columns of a price, whatever its currency. */
export const priceColumnIds: readonly ColumnId[] = priceColumns('').map(({ id }) => id)

/** The column of a fact that only some collections have. */
export const ownFactColumn = (fact: OwnFact): OwnFactColumn =>
  `own ${plainTitle(ownFactTitle(fact))}`

/** The columns of the facts that collections have of their own; those of the same title share one. */
function ownFactColumns(collections: Products['collections']): Column[] {
  const columns = new Map<string, Column>()
  for (const fact of collections.flatMap(({ ownFacts }) => ownFacts)) {
    const id = ownFactColumn(fact)
    const textOf = ({ ownFacts, facts }: TableProduct) => {
      const own = ownFacts.find(one => ownFactColumn(one) === id)
      return (own && facts[own.id]) ?? ''
    }
    if (!columns.has(id)) columns.set(id, { id, title: ownFactTitle(fact), isText: true, textOf })
  }
  return [...columns.values()]
}

/** All that is stored of a product, with prices in the currency of the site. */
export const tableColumns = (
  currency: Currency,
  collections: Products['collections'] = [],
): readonly Column[] => [
  { id: 'code', title: 'Code', isText: true, textOf: ({ code }) => code },
  { id: 'collection', title: 'Collection', isText: true, textOf: one => one.collectionName },
  { id: 'position', title: 'Position', textOf: ({ position }) => String(position || '') },
  { id: 'name', title: 'Name', isText: true, textOf: ({ name }) => name },
  { id: 'isVisible', title: 'Visible', textOf: ({ isVisible }) => yesOrNo(isVisible) },
  ...fieldsOf('size', 'making').map(columnOf),
  ...priceColumns(currency),
  { id: 'isPriceShown', title: 'Price shown', textOf: ({ facts }) => yesOrNo(facts.isPriceShown) },
  ...fieldsOf('delivery').map(columnOf),
  ...wordNames.map((id): Column => {
    return { id, title: pictureWords[id], isText: true, textOf: ({ [id]: words = '' }) => words }
  }),
  ...fieldsOf('places').map(columnOf),
  ...ownFactColumns(collections),
]

/** A text that programs must not run, or make a date of. */
const isEscaped = (text: string) =>
  text.startsWith("'") || startsAsFormula(text) || isConverted(text)

/** The cell of a column before it is quoted. */
export function cellOf(column: Column, product: TableProduct): string {
  const text = column.textOf(product)
  return column.isText ? guarded(text, isEscaped) : text
}

/** What a cell says; of a text exactly what was exported. */
export const textIn = (column: Column, cell: string): string =>
  column.isText ? unguarded(cell, isEscaped) : cell.trim()
