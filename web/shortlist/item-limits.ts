/** Of a chosen item, and of how many go with one message. */
export const itemLimits = { items: 100, page: 200, code: 80, note: 200, quantity: 9999 } as const
