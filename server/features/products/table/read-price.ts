import { amountText, MOST_MINOR_UNITS } from '../../../../web/base/money/amount-text.ts'
import type { Currency } from '../../../../web/base/money/currencies.ts'
import { priceAmountFrom } from '../../../../web/base/money/typed-amount.ts'
import type { Price, ProductFacts } from '../../../../web/features/products/facts.ts'
import { pricedUnits, priceKinds } from '../../../../web/features/products/price-choices.ts'
import { facts as schemas } from '../facts-schema.ts'
import { type ColumnId, priceColumnIds } from './columns.ts'
import { choiceIn, dayIn, oneOf, yesIn } from './read-values.ts'

/** The cells of a row in columns that the file has. */
export type RowCells = ReadonlyMap<ColumnId, string>

/** Says what is wrong with a column of the row. */
export type Fault = (column: ColumnId, error: string) => void

const amountTakes = (currency: Currency) =>
  `An amount in ${currency}, such as 68,500, of at most ${amountText(MOST_MINOR_UNITS, currency)}`

/**
 * The price after a row, of which the file may have all columns, or the amount alone: what it does not
 * have stays. An amount without a kind is one price, or a range where there are two.
 */
export function readPrice(
  cells: RowCells,
  before: ProductFacts['price'],
  currency: Currency,
  fault: Fault,
): Price | undefined {
  let isFaulty = false
  const found: Fault = (column, error) => {
    isFaulty = true
    fault(column, error)
  }
  if (!priceColumnIds.some(id => cells.has(id))) return before
  const kind = kindOf(cells, before, found)
  if (!kind) return undefined
  const price: Price = {
    kind,
    per: read('pricePer', before?.per ?? 'piece', unitIn),
    vatIncluded: read('vatIncluded', before?.vatIncluded ?? true, vatIn),
  }
  const cents = amountOf('price', kind !== 'on-request', before?.cents)
  if (cents !== undefined) price.cents = cents
  const toCents = amountOf('priceTo', kind === 'range', before?.toCents)
  if (toCents !== undefined) price.toCents = toCents
  const validUntil = cells.has('validUntil')
    ? dayIn(cells.get('validUntil') ?? '')
    : before?.validUntil
  if (validUntil) price.validUntil = validUntil
  if (isFaulty) return price
  const { error } = schemas.price.safeParse(price)
  const [{ path = [], message = '' } = {}] = error?.issues ?? []
  if (error) fault(path[0] === 'validUntil' ? 'validUntil' : 'price', message)
  return price

  /** An empty cell says what goes without saying. */
  function read<T>(column: ColumnId, stored: T, valueIn: (text: string) => T | undefined): T {
    const text = cells.get(column)
    if (!text) return text === undefined ? stored : (valueIn('') as T)
    const value = valueIn(text)
    if (value === undefined) found(column, needs[column] ?? '')
    return value ?? stored
  }

  function amountOf(column: 'price' | 'priceTo', isNeeded: boolean, stored: number | undefined) {
    const text = cells.get(column)
    if (text === undefined) return isNeeded ? stored : undefined
    if (text === '') {
      if (isNeeded) found(column, amountTakes(currency))
      return undefined
    }
    const cents = priceAmountFrom(text, currency)
    if (cents === undefined) found(column, amountTakes(currency))
    return cents
  }
}

/** The cells of a row in whose column of kinds an amount stands: price lists call that column a price. */
export function withAmount(cells: RowCells, currency: Currency): RowCells {
  const amount = cells.get('priceKind') ?? ''
  const isAmount = priceAmountFrom(amount, currency) !== undefined
  if (!isAmount || cells.get('price')) return cells
  return new Map([...cells, ['priceKind', ''], ['price', amount]])
}

const unitIn = (text: string) => (text ? choiceIn(pricedUnits, text) : 'piece')
const vatIn = (text: string) => (text ? yesIn(text) : true)

const needs: Partial<Record<ColumnId, string>> = {
  priceKind: oneOf(priceKinds),
  pricePer: oneOf(pricedUnits),
  vatIncluded: 'yes or no',
}

function kindOf(cells: RowCells, before: Price | undefined, fault: Fault) {
  const cell = cells.get('priceKind')
  if (cell) {
    const kind = choiceIn(priceKinds, cell)
    if (!kind) fault('priceKind', needs.priceKind ?? '')
    return kind
  }
  const amount = cells.get('price')
  const implied = cells.get('priceTo') ? 'range' : 'fixed'
  if (cell === '') return amount ? implied : undefined
  if (amount === '' && before?.kind !== 'on-request') return undefined
  if (amount && (!before || before.kind === 'on-request')) return implied
  return before?.kind
}
