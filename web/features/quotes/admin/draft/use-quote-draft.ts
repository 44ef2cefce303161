import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../../../../admin/request.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import type { Quote } from '../../contract.ts'
import type { QuoteDraft } from './draft.ts'
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
  const [draft, setDraft] = useState<QuoteDraft>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with the quote as it was first read
  useEffect(() => {
    if (!data) return
    let isLeft = false
    void draftOf(data).then(opened => isLeft || setDraft(opened))
    return () => {
      isLeft = true
    }
  }, [id, isRead])
  useEffect(() => draft && showDraft(draft), [draft])
  useEffect(() => draft && sayFormer(draft), [draft])
  useEffect(() => {
    if (data) draft?.take(data)
  }, [draft, data])
  return { draft, error }
}

function sayFormer({ state }: QuoteDraft): void {
  const { former, quote } = state.value
  if (!former) return
  state.set({ ...state.value, former: undefined })
  const isBack = former === 'restored'
  showToast({
    title: isBack ? 'Your text is back' : 'Text that was not saved is not in this quote',
    description: isBack
      ? 'What this browser had not saved before is in the quote again.'
      : `It was ${quote.state === 'void' ? 'voided' : 'accepted'} before this browser could save it.`,
  })
}

const isMailOut = (quote: Quote | undefined) =>
  ['waiting', 'sending'].includes(quote?.editions.at(-1)?.mail?.state ?? '')
