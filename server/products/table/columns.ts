import {
  AVAILABILITIES,
  PRICE_KINDS,
  PRICED_UNITS,
} from '../../../web/admin/products/fact-labels.ts'
import { isConverted } from '../../csv/converted.ts'
import { guarded, startsAsFormula, unguarded } from '../../csv/guard.ts'
import type { TableProduct } from './table-product.ts'

export interface Column {
  id: string
  /** As the row of titles says it. Read again in any case, with or without spaces and marks. */
  title: string
  /** What a cell says; '' for nothing. */
  textOf(product: TableProduct): string
  /** Numbers and choices are read by what they mean, texts to the letter. */
  isText?: true
}

const yesOrNo = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no')

const numberText = (value: number | undefined) => (value === undefined ? '' : String(value))

/** Plain, so that every program reads a number: 68500 or 68500.50. */
const amount = (cents: number | undefined) =>
  cents === undefined ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

type Choices = readonly (readonly [value: string, label: string])[]

const labelIn = (choices: Choices, value: string | undefined) =>
  value === undefined ? '' : (choices.find(([choice]) => choice === value)?.[1] ?? '')

/** All that is stored of a product, in the words of the forms. Lengths are in millimetres, as stored. */
export const columns = [
  { id: 'code', title: 'Code', isText: true, textOf: ({ code }) => code },
  { id: 'collection', title: 'Collection', isText: true, textOf: one => one.collectionName },
  {
    id: 'position',
    title: 'Position',
    textOf: ({ position }) => numberText(position || undefined),
  },
  { id: 'name', title: 'Name', isText: true, textOf: ({ name }) => name },
  { id: 'isVisible', title: 'Visible', textOf: ({ isVisible }) => yesOrNo(isVisible) },
  { id: 'widthMm', title: 'Width (mm)', textOf: ({ facts }) => numberText(facts.widthMm) },
  { id: 'depthMm', title: 'Depth (mm)', textOf: ({ facts }) => numberText(facts.depthMm) },
  { id: 'heightMm', title: 'Height (mm)', textOf: ({ facts }) => numberText(facts.heightMm) },
  { id: 'weightKg', title: 'Weight (kg)', textOf: ({ facts }) => numberText(facts.weightKg) },
  { id: 'seats', title: 'Seats', textOf: ({ facts }) => numberText(facts.seats) },
  { id: 'areaM2', title: 'Area (m²)', textOf: ({ facts }) => numberText(facts.areaM2) },
  {
    id: 'materials',
    title: 'Materials',
    isText: true,
    textOf: ({ facts }) => facts.materials ?? '',
  },
  { id: 'finishes', title: 'Finishes', isText: true, textOf: ({ facts }) => facts.finishes ?? '' },
  {
    id: 'priceKind',
    title: 'Price',
    textOf: ({ facts }) => labelIn(PRICE_KINDS, facts.price?.kind),
  },
  { id: 'price', title: 'Amount (KES)', textOf: ({ facts }) => amount(facts.price?.cents) },
  {
    id: 'priceTo',
    title: 'Upper amount (KES)',
    textOf: ({ facts }) => amount(facts.price?.toCents),
  },
  {
    id: 'pricePer',
    title: 'Price for',
    textOf: ({ facts }) => labelIn(PRICED_UNITS, facts.price?.per),
  },
  {
    id: 'vatIncluded',
    title: 'VAT included',
    textOf: ({ facts }) => yesOrNo(facts.price?.vatIncluded),
  },
  {
    id: 'validUntil',
    title: 'Price valid until',
    textOf: ({ facts }) => facts.price?.validUntil ?? '',
  },
  { id: 'isPriceShown', title: 'Price shown', textOf: ({ facts }) => yesOrNo(facts.isPriceShown) },
  {
    id: 'availability',
    title: 'Availability',
    textOf: ({ facts }) => labelIn(AVAILABILITIES, facts.availability),
  },
  { id: 'leadTime', title: 'Lead time', isText: true, textOf: ({ facts }) => facts.leadTime ?? '' },
  { id: 'warranty', title: 'Warranty', isText: true, textOf: ({ facts }) => facts.warranty ?? '' },
  { id: 'title', title: 'Title', isText: true, textOf: ({ title = '' }) => title },
  { id: 'description', title: 'Description', isText: true, textOf: one => one.description ?? '' },
  { id: 'alt', title: 'Picture in words', isText: true, textOf: ({ alt = '' }) => alt },
  {
    id: 'morePictures',
    title: 'More pictures',
    textOf: ({ facts }) => numberText(facts.morePictures),
  },
  { id: 'documents', title: 'Documents', textOf: ({ facts }) => numberText(facts.documents) },
] as const satisfies readonly Column[]

export type ColumnId = (typeof columns)[number]['id']

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
