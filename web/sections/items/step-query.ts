/** The number of items that one address of a page lists. */
export const STEP = 100

/** The part of a longer list that a page has. */
export interface Part {
  /** The number of its first item, from 1. */
  from: number
  /** The length of the whole list. */
  total: number
}

/** The query of a step, from that of its list's first one. */
export function stepQuery(query: URLSearchParams, from: number): URLSearchParams {
  if (from > 1) query.set('from', String(from))
  return query
}
