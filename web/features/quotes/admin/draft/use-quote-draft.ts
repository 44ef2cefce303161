import { useQuery, useQueryClient } from '@tanstack/react-query'
import { draftsOf } from '../../../../admin/draft/drafts.ts'
import { useDraft } from '../../../../admin/draft/use-draft.ts'
import { request } from '../../../../admin/request.ts'
import { api } from '../../../../base/routes.ts'
import type { Quote } from '../../contract.ts'
import { quoteKind } from './quote-kind.ts'

export const quoteDrafts = draftsOf(quoteKind)

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
  return { draft: useDraft(quoteDrafts, data), error }
}

const isMailOut = (quote: Quote | undefined) =>
  ['waiting', 'sending'].includes(quote?.editions.at(-1)?.mail?.state ?? '')
