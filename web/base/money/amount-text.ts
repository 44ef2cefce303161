import { type Currency, decimalsOf } from './currencies.ts'

/** Whole units of the currency's minor unit: cents of a dollar, francs of CFA, fils of a dinar. */
export type MinorUnits = number

/** The largest amount that is taken: sums of 200 lines of it are still exact numbers. */
export const MOST_MINOR_UNITS: MinorUnits = 10_000_000_000_000

/** `1,298,040`, with decimals only where there are some: `68,500.50`. */
export function amountText(amount: MinorUnits, currency: Currency): string {
  const text = fixedAmount(Math.abs(amount), currency).replace(/\.0+$/, '')
  const [whole = '', ...rest] = text.split('.')
  const grouped = [figure.format(Number(whole)), ...rest].join('.')
  return amount < 0 ? `-${grouped}` : grouped
}

/** `KES 1,298,040`: the code, since one sign stands for the dollars of twenty countries. */
export const moneyText = (amount: MinorUnits, currency: Currency): string =>
  `${currency} ${amountText(amount, currency)}`

/** `68500.50`, as programs read it: all decimals, no groups. */
export function fixedAmount(amount: MinorUnits, currency: Currency): string {
  const count = decimalsOf(currency)
  if (count === 0) return String(amount)
  const digits = String(Math.abs(amount)).padStart(count + 1, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -count)}.${digits.slice(-count)}`
}

/** `68500` or `68500.50`: the same without decimals that say nothing. */
export const plainAmount = (amount: MinorUnits, currency: Currency): string =>
  fixedAmount(amount, currency).replace(/\.0+$/, '')

/** Whole units of the currency, for programs that take a number: 68500.5. */
export const majorUnits = (amount: MinorUnits, currency: Currency): number =>
  amount / 10 ** decimalsOf(currency)

const figure = new Intl.NumberFormat('en')

/** Amounts of several currencies, which nobody can add up. */
export type Sums = Readonly<Record<Currency, MinorUnits>>

export const addTo = (sums: Sums, currency: Currency, amount: MinorUnits): Sums => ({
  ...sums,
  [currency]: (sums[currency] ?? 0) + amount,
})

/** `KES 1,298,040 and USD 250`; '' where there is nothing. */
export const sumsText = (sums: Sums): string =>
  Object.entries(sums)
    .map(([currency, amount]) => moneyText(amount, currency))
    .join(' and ')
