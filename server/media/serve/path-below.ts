/** What follows a public address, also where it is a part of another one. */
export const pathBelow = (address: string, path: string): string =>
  path.slice(path.indexOf(address) + address.length)
