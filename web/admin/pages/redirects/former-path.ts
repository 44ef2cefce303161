/** An address as the site compares it, of one that was typed, or copied with its site and its query. */
export const formerPath = (typed: string): string => {
  const path = typed
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase()
  return path.startsWith('/') ? path : `/${path}`
}
