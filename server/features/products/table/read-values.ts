import { productFields } from '../../../../web/features/products/fields.ts'

/** What the cells of a table say, as spreadsheet programs of several languages write it. */

const GROUPED = /^\d{1,3}([.,'’]\d{3})+$/

/** Of things that are counted, or measured in millimetres: "1,200", "1 200", "1200.0", "1200 mm". */
export function wholeIn(text: string): number {
  const digits = withoutUnit(text)
  if (GROUPED.test(digits)) return Number(digits.replace(/\D/g, ''))
  return /^\d{1,15}([.,]0+)?$/.test(digits) ? Number.parseInt(digits, 10) : Number.NaN
}

/** To a tenth: "7.5", "7,5", "7,50 kg". Three digits after a comma may be thousands, so they are none. */
export function decimalIn(text: string): number {
  const digits = withoutUnit(text)
  return /^\d{1,15}([.,]\d{1,2})?$/.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN
}

const units = ['m2', ...productFields.flatMap(field => ('unit' in field && field.unit) || [])]

function withoutUnit(text: string): string {
  const typed = text.replace(/\s/g, '')
  const unit = units.find(one => typed.toLowerCase().endsWith(one)) ?? ''
  return typed.slice(0, typed.length - unit.length)
}

const YES = ['yes', 'y', 'true', '1', 'ndiyo']
const NO = ['no', 'n', 'false', '0', 'hapana']

export function yesIn(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  return YES.includes(word) || (NO.includes(word) ? false : undefined)
}

/** A day as 2026-12-31, or with the day first as 31/12/2026; as it is where it is neither. */
export function dayIn(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
}

type Choices<C extends string> = Readonly<Record<C, string>>

/** The value of a choice by its label or by itself. */
export function choiceIn<C extends string>(choices: Choices<C>, text: string): C | undefined {
  const word = text.trim().toLowerCase()
  const all = Object.entries(choices) as [C, string][]
  return all.find(both => both.some(one => one.toLowerCase() === word))?.[0]
}

export const oneOf = (choices: Choices<string>): string =>
  `One of: ${Object.values(choices).join(', ')}`
