/** The choices of a price, in the words of the form and of the table file. */
export const priceKinds = {
  fixed: 'One price',
  from: 'From an amount',
  range: 'Between two amounts',
  'on-request': 'On request',
} as const

export const pricedUnits = { piece: 'a piece', m2: 'a square metre', unit: 'a whole unit' } as const
