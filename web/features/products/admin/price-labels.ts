/** What can be chosen of a price, in the words of the form and of the table file. */
export const PRICE_KINDS = [
  ['', 'No price yet'],
  ['fixed', 'One price'],
  ['from', 'From an amount'],
  ['range', 'Between two amounts'],
  ['on-request', 'On request'],
] as const

export const PRICED_UNITS = [
  ['piece', 'a piece'],
  ['m2', 'a square metre'],
  ['unit', 'a whole unit'],
] as const
