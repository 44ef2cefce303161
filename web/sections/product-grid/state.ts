/** Whether a query shows all products. */
export const isGridExpanded = (search: string): boolean =>
  new URLSearchParams(search).get('show') === 'all'

export const gridQuery = (isExpanded: boolean): URLSearchParams =>
  new URLSearchParams(isExpanded ? { show: 'all' } : {})
