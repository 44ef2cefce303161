import type { QuoteUnit } from '../../contract.ts'

/** What a line is counted in, as it is chosen and printed. */
export const UNITS: readonly (readonly [QuoteUnit, string])[] = [
  ['piece', 'pc'],
  ['set', 'set'],
  ['m', 'm'],
  ['m2', 'm²'],
  ['m3', 'm³'],
  ['kg', 'kg'],
  ['hour', 'hour'],
  ['day', 'day'],
  ['unit', 'unit'],
  ['lump', 'lump sum'],
]
