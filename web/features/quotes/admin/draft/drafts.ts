import { request } from '../../../../admin/request.ts'
import { currentUser } from '../../../../admin/session/current-user.ts'
import { untilSignedIn } from '../../../../admin/session/until-signed-in.ts'
import { tellUnsaved } from '../../../../admin/unsaved.ts'
import { untilOnline } from '../../../../admin/until-online.ts'
import { api } from '../../../../base/routes.ts'
import type { Quote, QuoteChange } from '../../contract.ts'
import type { Connection, QuoteDraft } from './draft.ts'
import { openDraft } from './open-draft.ts'
import { quoteRecords } from './record.ts'

interface OpenDraft {
  draft: QuoteDraft
  close(): Promise<void>
}

/** Those that are open, or left before they were saved: they go on saving themselves. */
const drafts = new Map<string, OpenDraft>()
const opening = new Map<string, Promise<QuoteDraft>>()

/** The draft of a quote that was read, with what was typed in it before. */
export function draftOf(quote: Quote): Promise<QuoteDraft> {
  const existing = drafts.get(quote.id)
  if (existing) {
    existing.draft.take(quote)
    return Promise.resolve(existing.draft)
  }
  const begun = opening.get(quote.id) ?? open(quote).finally(() => opening.delete(quote.id))
  opening.set(quote.id, begun)
  return begun
}

async function open(quote: Quote): Promise<QuoteDraft> {
  const user = currentUser.value ?? ''
  const opened = await openDraft({ user, quote, records: quoteRecords, connection })
  drafts.set(quote.id, opened)
  return opened.draft
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
      const existing = drafts.get(id)
      if (!isSaved || shown.has(draft) || existing?.draft !== draft) return
      drafts.delete(id)
      void existing.close()
    })
  }
}

const isUnsaved = ({ draft }: OpenDraft): boolean => draft.state.value.status !== 'saved'

const unsavedNumbers = () =>
  [...drafts.values()].filter(isUnsaved).map(({ draft }) => draft.state.value.quote.number)

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
