import type { Quote, QuoteChange } from '../../../quotes/contract.ts'
import { api } from '../../../routes.ts'
import { request } from '../../request.ts'
import { untilSignedIn } from '../../session/until-signed-in.ts'
import { tellUnsaved } from '../../unsaved.ts'
import { untilOnline } from '../../upload-manager/sending/until-online.ts'
import { type Connection, createQuoteDraft, type QuoteDraft } from './draft.ts'

/** Those that are open, or left before they were saved: they go on saving themselves. */
const drafts = new Map<string, QuoteDraft>()

/** The draft of a quote that was read, with what was typed in it before. */
export function draftOf(quote: Quote): QuoteDraft {
  const known = drafts.get(quote.id)
  if (known) {
    known.take(quote)
    return known
  }
  const draft = createQuoteDraft(quote, connection)
  drafts.set(quote.id, draft)
  return draft
}

/** Of screens that show them. */
const shown = new Set<QuoteDraft>()

/**
 * Says that a screen shows it. The result says that it was left, and saves it; what cannot be saved is
 * there again when it is opened.
 */
export function showDraft(draft: QuoteDraft): () => void {
  shown.add(draft)
  return () => {
    shown.delete(draft)
    void draft.flush().then(isSaved => {
      const { id } = draft.state.value.quote
      if (isSaved && !shown.has(draft) && drafts.get(id) === draft) drafts.delete(id)
    })
  }
}

const isUnsaved = ({ state }: QuoteDraft): boolean => state.value.status !== 'saved'

const unsavedNumbers = () =>
  [...drafts.values()].filter(isUnsaved).map(({ state }) => state.value.quote.number)

addEventListener('beforeunload', event => unsavedNumbers().length > 0 && event.preventDefault())

tellUnsaved(() => {
  const numbers = unsavedNumbers()
  if (numbers.length === 0) return undefined
  const quotes = numbers.length === 1 ? `quote ${numbers[0]}` : `quotes ${numbers.join(' and ')}`
  return `Your last changes of ${quotes} are not saved yet.`
})

const connection: Connection = {
  save: (id: string, body: QuoteChange) => request<Quote>(api.quote(id), { method: 'PUT', body }),
  untilOnline,
  untilSignedIn,
}
