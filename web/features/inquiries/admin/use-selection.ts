import { reportFailure } from '../../../admin/report-failure.ts'
import { request } from '../../../admin/request.ts'
import { useTicked } from '../../../admin/ui/use-ticked.ts'
import type { InquiryIds } from '../../../base/contract.ts'
import { api } from '../../../base/routes.ts'
import { type InboxView, inquiryQuery } from './inbox-query.ts'

/** The server's limit for one change of many. */
const MOST = 1000

/** The inquiries that are ticked in a view. */
export function useSelection(view: InboxView) {
  const query = String(inquiryQuery({ ...view, page: 1 }))
  const ticked = useTicked(query, MOST)

  return {
    ...ticked,
    /** Selects the inquiries of all pages, the newest where there are too many. */
    async tickAll(): Promise<void> {
      try {
        const selectable = await request<InquiryIds>(`${api.inquiryIds}?${query}`)
        ticked.tick(selectable.ids)
      } catch (error) {
        reportFailure(error, 'The inquiries could not be selected. Please try again.')
      }
    },
  }
}
