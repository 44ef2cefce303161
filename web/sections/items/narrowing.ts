const NARROWING = /\b(codes|filter|material|form|arms|width|height|price)=[^&]*/g

/**
 * The part of a query that selects the products of a page, as in filters.ts and compare/schema.ts:
 * '' or '?…'.
 */
export const narrowingOf = (search: string): string =>
  search.match(NARROWING)?.reduce((all, parameter) => `${all}${all ? '&' : '?'}${parameter}`, '') ??
  ''
