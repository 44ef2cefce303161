import { type MinorUnits, MOST_MINOR_UNITS } from './amount-text.ts'
import { type Currency, decimalsOf } from './currencies.ts'
import { scaledNumber } from './typed-number.ts'

/**
 * A typed amount: `68,500`, `68500.50`, `KES 68 500`, `68'500 KES`, `68,500/=`, and `68.500,50` where no amount has three
 * decimals.
 * @returns undefined where it is no amount of this currency
 */
export function amountFrom(text: string, currency: Currency): MinorUnits | undefined {
  const decimals = decimalsOf(currency)
  return scaledNumber(byCommas(withoutNames(text, currency), decimals), decimals)
}

/** The same for a price: undefined also for nothing, and for more than a record takes. */
export function priceAmountFrom(text: string, currency: Currency): MinorUnits | undefined {
  const amount = amountFrom(text, currency)
  return amount && amount <= MOST_MINOR_UNITS ? amount : undefined
}

/** Written forms of a currency beside its code, longer ones before those that they begin with. */
const NAMES: Readonly<Record<Currency, readonly string[]>> = {
  DKK: ['KR'],
  EUR: ['€'],
  GBP: ['£'],
  GHS: ['GH₵', 'GHC', '₵'],
  INR: ['₹', 'RS'],
  KES: ['KSHS', 'KSH', 'SH'],
  NGN: ['₦'],
  NOK: ['KR'],
  SEK: ['KR'],
  TZS: ['TSH', 'SH'],
  UGX: ['USH', 'SH'],
  USD: ['US$', '$'],
  ZAR: ['R'],
}

function withoutNames(input: string, currency: Currency): string {
  const text = input.trim()
  const names = [currency, ...(NAMES[currency] ?? [])]
  const prefix = names.find(name => text.toUpperCase().startsWith(name))
  if (prefix) return text.slice(prefix.length).replace(/^\./, '').replace(OPEN_END, '')
  const after = names.find(name => text.toUpperCase().endsWith(name)) ?? ''
  return text.slice(0, text.length - after.length).replace(OPEN_END, '')
}

/** `/=` and `/-`: no cents. */
const OPEN_END = /\/[=-]\s*$/

/**
 * Uses commas for thousands where points or apostrophes mark them. One point before three digits is
 * a decimal one for a dinar.
 */
function byCommas(text: string, decimals: number): string {
  const amount = text.replace(/['’](?=\d{3})/g, ',')
  const isGrouped = decimals === 3 ? SEVERAL_POINTS : POINTS
  if (!isGrouped.test(amount.trim())) return amount
  return amount.replace(/[.,]/g, mark => (mark === '.' ? ',' : '.'))
}

const POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/
const SEVERAL_POINTS = /^[1-9]\d{0,2}(?:(?:\.\d{3}){2,}(?:,\d{1,3})?|\.\d{3},\d{1,3})$/
