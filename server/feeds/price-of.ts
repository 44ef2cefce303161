/** As both feeds write it: a point, and the currency by ISO 4217. */
export const priceOf = (cents: number): string => `${(cents / 100).toFixed(2)} KES`
