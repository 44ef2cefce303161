/** An address of the API with the page that it is about. */
export const about = (address: string, path: string) =>
  `${address}?${new URLSearchParams({ path })}`
