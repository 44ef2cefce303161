const NARROWING = /\b(filter|material|form|arms|width|height|price)=[^&]*/g

/** The part of a query that narrows a list down, as in filters.ts: '' or '?…'. */
export const narrowingOf = (search: string): string =>
  search.match(NARROWING)?.reduce((all, one) => `${all}${all ? '&' : '?'}${one}`, '') ?? ''
