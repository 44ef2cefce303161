/** As many items as one address of a page lists. */
export const STEP = 100

/** Which of a longer list a page has. */
export interface Part {
  /** The number of its first item, from 1. */
  from: number
  /** Of the whole list. */
  total: number
}

/** The query of a step, from that of its list's first one. */
export function stepQuery(query: URLSearchParams, from: number): URLSearchParams {
  if (from > 1) query.set('from', String(from))
  return query
}
