import type { Cents } from './contract.ts'

/**
 * Cents of a typed amount: `68,500`, `68500.50`, `KES 68 500`, `68,500/=`, and `68.500,50`, since no
 * amount has three decimals.
 * @returns undefined where it is no amount
 */
export const centsFrom = (typed: string): Cents | undefined => scaled(byCommas(amountIn(typed)), 2)

/** Thousandths of a typed quantity: `12`, `2.5`, `2,5`, `1,200`. */
export const thousandthsFrom = (typed: string): number | undefined => scaled(typed, 3)

/** A percentage with at most two decimals: `10`, `7.5 %`. */
export function percentFrom(typed: string): number | undefined {
  const hundredths = scaled(typed.replace(/%\s*$/, ''), 2)
  return hundredths === undefined ? undefined : hundredths / 100
}

/** `1,298,040`, with cents only where there are some: `68,500.50`. */
export const moneyText = (cents: Cents): string => {
  const text = grouped(Math.floor(Math.abs(cents) / 100))
  const rest = Math.abs(cents) % 100
  const amount = rest === 0 ? text : `${text}.${`${rest}`.padStart(2, '0')}`
  return cents < 0 ? `-${amount}` : amount
}

/** `1,200` or `2.5`, of thousandths. */
export function quantityText(thousandths: number): string {
  const decimals = `${thousandths % 1000}`.padStart(3, '0').replace(/(?<!0)0+$/, '')
  const whole = grouped(Math.floor(thousandths / 1000))
  return decimals ? `${whole}.${decimals}` : whole
}

const figure = new Intl.NumberFormat('en')
const grouped = (whole: number) => figure.format(whole)

/** With commas for thousands, where points mark them. */
const byCommas = (amount: string) =>
  POINTS.test(amount.trim()) ? amount.replace(/[.,]/g, mark => (mark === '.' ? ',' : '.')) : amount
const POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/

/** Without the names of the currency. */
const amountIn = (typed: string) =>
  typed.replace(/^\s*(KES|KSH|SH)\.?/i, '').replace(/\/[=-]\s*$/, '')

/** The number times a power of ten, exactly; undefined where it has more decimals than that. */
function scaled(typed: string, decimals: number): number | undefined {
  const parts = partsOf(typed.trim().replaceAll(/[\u00a0\u202f]/g, ' '))
  if (!parts || parts.decimals.length > decimals) return undefined
  const value = Number(parts.whole + parts.decimals.padEnd(decimals, '0'))
  return Number.isSafeInteger(value) ? value : undefined
}

/**
 * A comma or space before each three digits groups them; a comma before one or two last digits is
 * the decimal one of other countries.
 */
function partsOf(text: string): { whole: string; decimals: string } | undefined {
  const [, whole = '', decimals = ''] =
    /^([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d*)(?:\.(\d*))?$/.exec(text) ??
    /^(\d+),(\d{1,2})$/.exec(text) ??
    []
  return whole + decimals === '' ? undefined : { whole: whole.replace(/\D/g, ''), decimals }
}
