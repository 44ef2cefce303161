import { Link, useRoute } from 'wouter'
import { RequestError } from '../../../../admin/request.ts'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { adminRoutes } from '../../../../base/routes.ts'
import { QuoteDraftProvider } from '../draft/form.ts'
import { useQuoteDraft } from '../draft/use-quote-draft.ts'
import { QuoteEditor } from './quote-editor.tsx'

/** One quote: what it says, what the customer gets, and what became of it. */
export function QuoteScreen() {
  const [, params] = useRoute(adminRoutes.quote)
  const id = params?.id ?? ''
  // Another quote, such as a copy of this one, begins anew.
  return <OpenedQuote key={id} id={id} />
}

function OpenedQuote({ id }: { id: string }) {
  const { draft, error } = useQuoteDraft(id)
  if (draft) {
    return (
      <QuoteDraftProvider value={draft}>
        <QuoteEditor />
      </QuoteDraftProvider>
    )
  }
  if (error instanceof RequestError && [400, 404].includes(error.status)) {
    return (
      <p className="empty" role="alert">
        There is no such quote. <Link href={adminRoutes.quotes}>All quotes</Link>
      </p>
    )
  }
  return <ReadState what="The quote" data={undefined} error={error} />
}
