import { adminRoutes, api } from '../../../../base/routes.ts'
import type { QuoteState } from '../../contract.ts'
import { STATES } from '../state-words.ts'

/** What the list shows, as its address says it. */
export interface QuotesView {
  state: QuoteState | ''
  q: string
  page: number
}

export function quotesView(search: string): QuotesView {
  const query = new URLSearchParams(search)
  return {
    state: STATES.find(([state]) => state === query.get('state'))?.[0] ?? '',
    q: query.get('q') ?? '',
    page: Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1),
  }
}

export const quotesAddress = (view: QuotesView): string => adminRoutes.quotes + queryOf(view)

/** Where the list of a view is read; also its key among the queries. */
export const listAddress = (view: QuotesView): string => api.quotes + queryOf(view)

/** Where all of a view, of all its pages, is saved as CSV. */
export const csvAddress = (view: QuotesView): string =>
  api.quotesCsv + queryOf({ ...view, page: 1 })

function queryOf({ state, q, page }: QuotesView): string {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (q.trim()) query.set('q', q.trim())
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
