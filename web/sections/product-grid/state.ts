/** Tells whether a query shows all products. */
export const isGridExpanded = (search: string): boolean =>
  new URLSearchParams(search).get('show') === 'all'

/** @param chosen the query of its filters */
export const gridQuery = (isExpanded: boolean, chosen = ''): URLSearchParams =>
  new URLSearchParams(isExpanded ? `${chosen}&show=all` : chosen)
