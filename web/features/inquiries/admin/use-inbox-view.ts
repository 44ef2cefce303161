import { useLocation, useSearch } from 'wouter'
import { adminRoutes } from '../../../base/routes.ts'
import { type InboxView, inboxSearch, inboxView } from './inbox-query.ts'

export interface InboxLocation {
  view: InboxView
  /** The address of this view with something else in it. */
  hrefOf: (change: Partial<InboxView>) => string
  /** Shows a view; a history entry is added where a person would go back from it. */
  go: (change: Partial<InboxView>, options?: { replace?: boolean }) => void
}

/** The address holds the view: going back, loading again and bookmarks keep it. */
export function useInboxView(): InboxLocation {
  const view = inboxView(useSearch())
  const [, navigate] = useLocation()
  const hrefOf = (change: Partial<InboxView>) =>
    adminRoutes.inquiries + inboxSearch({ ...view, ...change })
  return { view, hrefOf, go: (change, options) => navigate(hrefOf(change), options) }
}
