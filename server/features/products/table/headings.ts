import { type Currency, isCurrency } from '../../../../web/base/money/currencies.ts'
import { priceAmountFrom } from '../../../../web/base/money/typed-amount.ts'
import { scaledNumber } from '../../../../web/base/money/typed-number.ts'
import type { ColumnId } from './columns.ts'
import { plainTitle } from './plain-title.ts'

/** A column that a heading may name, though it is no title of the table. */
export interface Guess {
  /** `length` is the width or the depth, whichever the file does not name. */
  id: ColumnId | 'length'
  /** The lowest is the surest. */
  rank: number
  /** The unit of a length; '' where the heading names none, so that its numbers cannot be read. */
  unit?: Unit | ''
  /** True where its amounts are not in the currency of the site. */
  isForeign?: boolean
}

type Unit = keyof typeof decimalsOfUnit

const numbered = (...things: string[]) =>
  things.flatMap(thing => ['code', 'no', 'nr', 'number', 'ref', 'id'].map(word => thing + word))

/** Names of columns in other programs and price lists, as `plainTitle` makes them, the surest first. */
const names: readonly (readonly [ColumnId, readonly string[]])[] = [
  [
    'code',
    ['sku', 'variantsku', ...numbered('product', 'item', 'article', 'art', 'model', 'part')],
  ],
  ['code', ['stockcode', 'ref', 'refno', 'reference', 'referenceno']],
  ['name', ['productname', 'itemname', 'articlename', 'modelname', 'producttitle', 'product']],
  ['collection', ['category', 'productcategory', 'categories', 'group', 'productgroup']],
  ['collection', ['type', 'producttype', 'section']],
  ['materials', ['material']],
  ['finishes', ['finish']],
]

const byName = new Map(
  names.flatMap(([id, all], at) =>
    all.map((name, index): [string, Guess] => [name, { id, rank: at * 100 + index }]),
  ),
)

/** Each may be called a code or a name; which of them depends on the other columns. */
export const codeOrName: readonly string[] = ['item', 'article', 'model']

const amounts = ['amount', 'price', 'unitprice', 'sellingprice', 'retailprice', 'listprice'].concat(
  'regularprice',
  'variantprice',
  'productprice',
  'priceeach',
  'priceperpiece',
)

const LENGTH =
  /^(width|breadth|depth|height|length|[wdhl](?=cm|mm))(?:in)?(mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|m|met(?:er|re)s?)?$/

const sides: Readonly<Record<string, Guess['id']>> = {
  ...{ width: 'widthMm', breadth: 'widthMm', w: 'widthMm', depth: 'depthMm', d: 'depthMm' },
  ...{ height: 'heightMm', h: 'heightMm', length: 'length', l: 'length' },
}

/** Guesses the column of a heading by itself; undefined for an unknown one. */
export function guessOf(heading: string, currency: Currency): Guess | undefined {
  const plain = plainTitle(heading)
  const [, side = '', unit = ''] = LENGTH.exec(plain) ?? []
  const id = sides[side]
  if (id) return { id, rank: 0, unit: unit && unitCalled(unit) }
  return byName.get(plain) ?? amountGuess(heading, currency)
}

const unitCalled = (name: string): Unit =>
  /^(mm|milli)/.test(name) ? 'mm' : /^c/.test(name) ? 'cm' : 'm'

/** An amount, with its currency before or behind it, or without any. */
function amountGuess(heading: string, currency: Currency): Guess | undefined {
  const apart = heading.replace(/(?:US|GH)?\p{Sc}/gu, sign => ` ${sign} `)
  const words = apart.split(/[\s()[\],:.]+|\bin\b/i).filter(Boolean)
  const rankOf = (some: readonly string[]) =>
    SIGN.test(some.join('')) ? -1 : amounts.indexOf(plainTitle(some.join('')))
  const amountWords = [words, words.slice(1), words.slice(0, -1)].find(some => rankOf(some) >= 0)
  if (!amountWords) return undefined
  const guess: Guess = { id: 'price', rank: rankOf(amountWords) }
  const [unit] = words.filter(word => !amountWords.includes(word))
  if (unit === undefined || priceAmountFrom(`${unit} 1`, currency)) return guess
  const isForeign = isCurrency(unit.toUpperCase()) || SIGN.test(unit)
  return isForeign ? { ...guess, isForeign } : undefined
}

/** The sign of a currency, which no title of the table has. */
export const SIGN = /\p{Sc}/u

const decimalsOfUnit = { mm: 0, cm: 1, m: 3 } as const

/** A length in whole millimetres, exactly; a cell that says none keeps its unit, as which it is refused. */
export function inMillimetres(cell: string, unit: Unit): string {
  const text = cell.trim()
  if (unit === 'mm' || text === '') return text
  const digits = text.toLowerCase().endsWith(unit) ? text.slice(0, -unit.length) : text
  const thousandths = scaledNumber(digits, decimalsOfUnit[unit] + 3)
  const isExact = thousandths !== undefined && thousandths % 1000 === 0
  return isExact ? String(thousandths / 1000) : `${digits} ${unit}`
}
