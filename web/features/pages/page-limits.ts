/** The most characters: of an address that is typed, of any address of a page, and of its name. */
export const pageLimits = { newAddress: 200, address: 300, name: 60 } as const
