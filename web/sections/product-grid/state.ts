/** Whether an address asks for all products. */
export const isGridExpanded = (search: string): boolean =>
  new URLSearchParams(search).get('show') === 'all'

export const gridQuery = (isExpanded: boolean): URLSearchParams =>
  new URLSearchParams(isExpanded ? { show: 'all' } : {})
