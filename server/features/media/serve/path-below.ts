/** The rest of a path after a public address, wherever that begins. */
export const pathBelow = (address: string, path: string): string =>
  path.slice(path.indexOf(address) + address.length)
