import { type MinorUnits, MOST_MINOR_UNITS } from '../../../../base/money/amount-text.ts'
import type { Currency } from '../../../../base/money/currencies.ts'
import { amountFrom } from '../../../../base/money/typed-amount.ts'
import { percentFrom } from '../../../../base/money/typed-number.ts'
import type { Discount, QuoteContent, QuoteLine } from '../../contract.ts'
import { thousandthsFrom } from '../../typed-quantity.ts'
import type { LineEntry, QuoteEntry } from './entry.ts'
import type { KeyedQuote } from './merge-quotes.ts'

/** What is wrong, by the path of the field in the content: `lines.3.quantity`. */
export type Faults = Record<string, string>

export interface ReadQuote {
  /** Where a field cannot be read, as if it were empty. */
  content: QuoteContent
  faults: Faults
}

const AMOUNT = 'An amount, such as 68,500'
const DISCOUNT = 'Such as 10 % or 5,000'
const MOST = 999_999_999

/** What the fields of a quote say, and which of them say nothing that can be read. */
export function readEntry(entry: QuoteEntry): ReadQuote {
  const faults: Faults = {}
  const { currency } = entry
  const find: Find = (path, typed, read, what) => {
    if (!typed.trim()) return undefined
    const value = read(typed)
    if (value === undefined) faults[path] = what
    return value
  }
  const lines = entry.lines.map((line, index) => readLine(line, currency, `lines.${index}`, find))
  const discount = find('discount', entry.discount, discountIn(currency), DISCOUNT)
  const deliveryText = entry.deliveryText.trim()
  const cents = find('delivery.cents', entry.delivery, amountIn(currency), AMOUNT)
  const rate = percentFrom(entry.vatRate)
  if (rate === undefined || rate > 100) faults['vat.rate'] = 'Such as 16'
  if (!entry.validUntil) faults.validUntil = 'A day'
  const content: QuoteContent = {
    currency,
    customer: {
      name: entry.name.trim(),
      ...textOf('email', entry.email),
      ...textOf('phone', entry.phone),
      ...textOf('company', entry.company),
    },
    lines,
    ...(discount && { discount }),
    ...((cents !== undefined || deliveryText) && {
      delivery: { ...textOf('text', deliveryText), cents: cents ?? 0 },
    }),
    vat: { rate: rate ?? 0, included: entry.isVatIncluded },
    validUntil: entry.validUntil,
    ...textOf('terms', entry.terms),
    ...textOf('note', entry.note),
  }
  return { content, faults }
}

type Find = <T>(
  path: string,
  typed: string,
  read: (typed: string) => T | undefined,
  what: string,
) => T | undefined

/** The same as a merge takes it, each line with the key of its fields. */
export const keyedEntry = (entry: QuoteEntry): KeyedQuote => ({
  content: readEntry(entry).content,
  keys: entry.lines.map(({ key }) => key),
})

/** What the fields of one line say; one that cannot be read is as if it were empty. */
export const lineOf = (line: LineEntry, currency: Currency): QuoteLine =>
  readLine(line, currency, '', (_path, typed, read) => (typed.trim() ? read(typed) : undefined))

function readLine(line: LineEntry, currency: Currency, path: string, find: Find): QuoteLine {
  const { kind, code, slot, plan, unit } = line
  // An emptied number is a fault, where an emptied price is a price that is not known.
  const quantity = find(`${path}.quantity`, line.quantity || '?', quantityFrom, 'Such as 12 or 2.5')
  const unitPrice = find(`${path}.unitPrice`, line.price, amountIn(currency), AMOUNT)
  const discount = find(`${path}.discount`, line.discount, discountIn(currency), DISCOUNT)
  return {
    kind,
    ...(code && { code }),
    ...(slot && { slot }),
    ...(plan && { plan }),
    text: line.text.trim(),
    ...textOf('detail', line.detail),
    quantity: quantity ?? 0,
    unit,
    unitPrice: unitPrice ?? null,
    ...(discount && { discount }),
  }
}

function quantityFrom(typed: string): number | undefined {
  const quantity = thousandthsFrom(typed)
  return quantity && quantity <= MOST ? quantity : undefined
}

const amountIn =
  (currency: Currency) =>
  (typed: string): MinorUnits | undefined => {
    const amount = amountFrom(typed, currency)
    return amount !== undefined && amount <= MOST_MINOR_UNITS ? amount : undefined
  }

const discountIn =
  (currency: Currency) =>
  (typed: string): Discount | undefined => {
    if (typed.includes('%')) {
      const percent = percentFrom(typed)
      return percent && percent <= 100 ? { percent } : undefined
    }
    const cents = amountIn(currency)(typed)
    return cents ? { cents } : undefined
  }

const textOf = <Name extends string>(name: Name, typed: string) =>
  (typed.trim() ? { [name]: typed.trim() } : {}) as { [N in Name]?: string }
