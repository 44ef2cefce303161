import { moneyText } from '../../../base/money/amount-text.ts'
import type { Currency } from '../../../base/money/currencies.ts'
import type { Discount, QuoteLine, QuoteUnit } from '../contract.ts'
import { quantityText } from '../typed-quantity.ts'

/** `12`, `2.5 m²`, `1 lump sum`. */
export function quantityInWords({ quantity, unit = 'piece' }: QuoteLine): string {
  const number = quantityText(quantity)
  const [one, many] = UNITS[unit]
  const name = quantity === 1000 ? one : many
  return name ? `${number} ${name}` : number
}

/** The code before the name, unless the name is that code. */
export const lineTitle = ({ code, text }: QuoteLine): string =>
  code && !text.toLowerCase().startsWith(code.toLowerCase()) ? `${code} ${text}` : text

/** Whether a unit that was designed is paid by its parts: then its line says no amount. */
export const isPaidByParts = ({ plan, unitPrice }: QuoteLine): boolean =>
  plan !== undefined && unitPrice === 0

/** `Discount 10 %`, or the amount where it is one. */
export const discountText = (discount: Discount, currency: Currency): string =>
  'percent' in discount
    ? percentOff(discount.percent)
    : `Discount ${moneyText(discount.cents, currency)}`

export const percentOff = (percent: number): string => `Discount ${percentText(percent)}`

export const percentText = (percent: number): string => `${hundredths.format(percent)} %`

const hundredths = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** For one, and for other quantities. */
const UNITS: Record<QuoteUnit, readonly [one: string, many: string]> = {
  piece: ['', ''],
  set: ['set', 'sets'],
  m: ['m', 'm'],
  m2: ['m²', 'm²'],
  m3: ['m³', 'm³'],
  kg: ['kg', 'kg'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  unit: ['unit', 'units'],
  lump: ['lump sum', 'lump sums'],
}
