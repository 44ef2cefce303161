import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Inquiry } from '../../../base/contract.ts'
import { api } from '../../../base/routes.ts'

/**
 * The open inquiry. It stays open when it leaves the list, since a change of it may exclude it from
 * the filter; from then on the answer of its last change is shown. An inquiry of another page of
 * the list is fetched. Opening an unread one marks it as read, once.
 */
export function useOpenedInquiry(
  inquiries: readonly Inquiry[] | undefined,
  id: string,
  markRead: (id: string) => void,
): Inquiry | undefined {
  const last = useRef<Inquiry>(undefined)
  const marked = useRef('')
  const listed = inquiries?.find(inquiry => inquiry.id === id)
  const isElsewhere = Boolean(inquiries && id && !listed && last.current?.id !== id)
  const { data } = useQuery<Inquiry>({ queryKey: [api.inquiry(id)], enabled: isElsewhere })
  const queryClient = useQueryClient()
  useEffect(() => {
    if (listed) queryClient.setQueryData([api.inquiry(listed.id)], listed)
  }, [queryClient, listed])
  const current = listed ?? (data?.id === id ? data : undefined)
  if (current) last.current = current
  const opened = last.current?.id === id ? last.current : undefined
  const isUnread = opened?.isRead === false

  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it is opened
  useEffect(() => {
    if (marked.current === id || !isUnread) return
    marked.current = id
    markRead(id)
  }, [id, isUnread])
  return opened
}
