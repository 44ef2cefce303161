import { useState } from 'react'
import type { InquiryIds } from '../../contract.ts'
import { api } from '../../routes.ts'
import { reportFailure } from '../report-failure.ts'
import { request } from '../request.ts'
import { type InboxView, inquiryQuery } from './inbox-query.ts'

/** The server's limit for one change of many. */
const MOST = 1000

/** The inquiries that are ticked in a view; another view begins with none. */
export function useSelection(view: InboxView) {
  const query = String(inquiryQuery({ ...view, page: 1 }))
  const [selection, setSelection] = useState({ query, ids: new Set<string>() })
  const ids: ReadonlySet<string> = selection.query === query ? selection.ids : new Set()
  const set = (next: Iterable<string>) => setSelection({ query, ids: new Set(next) })

  return {
    ids,
    clear: () => set([]),
    toggle(id: string): void {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      set(next)
    },
    /** Those of all pages, the newest where there are too many. */
    async selectAll(): Promise<void> {
      try {
        const found = await request<InquiryIds>(`${api.inquiryIds}?${query}`)
        set(found.ids.slice(0, MOST))
      } catch (error) {
        reportFailure(error, 'The inquiries could not be selected. Please try again.')
      }
    },
  }
}
