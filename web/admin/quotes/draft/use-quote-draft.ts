import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Quote } from '../../../quotes/contract.ts'
import { api } from '../../../routes.ts'
import { request } from '../../request.ts'
import { draftOf, showDraft } from './drafts.ts'

/** How often the state of a mail is asked for while it is on its way. */
const MAIL_MS = 4000

/** The draft of a quote while a screen shows it; what others save meanwhile comes with each reading. */
export function useQuoteDraft(id: string) {
  const queryClient = useQueryClient()
  const queryKey = [api.quote(id)]
  const { data, error } = useQuery<Quote>({
    queryKey,
    queryFn: ({ signal }) => {
      const isBackground = isMailOut(queryClient.getQueryData<Quote>(queryKey))
      return request(api.quote(id), { signal, isBackground })
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (isMailOut(state.data) ? MAIL_MS : false),
  })
  const isRead = data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with the quote as it was first read
  const draft = useMemo(() => data && draftOf(data), [id, isRead])
  useEffect(() => draft && showDraft(draft), [draft])
  useEffect(() => {
    if (data) draft?.take(data)
  }, [draft, data])
  return { draft, error }
}

const isMailOut = (quote: Quote | undefined) =>
  ['waiting', 'sending'].includes(quote?.editions.at(-1)?.mail?.state ?? '')
