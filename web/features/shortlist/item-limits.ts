/** The longest texts and largest quantity of an item, and the most items of one message. */
export const itemLimits = { items: 100, page: 200, code: 80, note: 200, quantity: 9999 } as const
