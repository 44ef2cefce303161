/** A former address and where it leads, as the API answers it. */
export interface Redirect {
  from: string
  /** The address of a page or a product. */
  to: string
  by: string
  /** ISO 8601 in UTC. */
  at: string
}

/** The last one first, those alone whose addresses have all words. */
export function foundRedirects(redirects: readonly Redirect[], q: string): Redirect[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return redirects
    .filter(({ from, to }) => words.every(word => `${from} ${to}`.toLowerCase().includes(word)))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
}
