/** What the table shows, as its address says it. */
export interface ProductsView {
  q: string
  /** The id of a collection, '' for all. */
  collection: string
  show: ShownPart
  sort: SortKey
  isDescending: boolean
  page: number
}

export type ShownPart = '' | 'without-size' | 'without-price' | 'hidden'
/** '' is the order of the site. */
export type SortKey = '' | 'code' | 'name' | 'price'

export const SHOWN_PARTS: readonly [ShownPart, string][] = [
  ['', 'All products'],
  ['without-size', 'Without a size'],
  ['without-price', 'Without a price'],
  ['hidden', 'Hidden from the site'],
]

const SORT_KEYS: readonly SortKey[] = ['code', 'name', 'price']

export function productsView(search: string): ProductsView {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name) ?? ''
  return {
    q: text('q'),
    collection: text('collection'),
    show: SHOWN_PARTS.find(([part]) => part === text('show'))?.[0] ?? '',
    sort: SORT_KEYS.find(key => key === text('sort')) ?? '',
    isDescending: text('down') === '1',
    page: Math.max(1, Number.parseInt(text('page'), 10) || 1),
  }
}

/** The address of a view below the screen's: '' or '?…', without what goes without saying. */
export function productsSearch({ page, isDescending, ...texts }: ProductsView): string {
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text))
  if (isDescending && texts.sort) query.set('down', '1')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Whether something narrows the table down. */
export const isFiltered = ({ q, collection, show }: ProductsView) =>
  Boolean(q.trim() || collection || show)
