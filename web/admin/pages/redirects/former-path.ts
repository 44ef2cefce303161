/** An address as the site compares it, of one that was typed, or copied with its site and its query. */
export function formerPath(typed: string): string {
  const path = typed
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/, '')
    .toLowerCase()
  return `/${path.split('/').filter(Boolean).join('/')}`
}
