import { use } from '#test'
import { createDraft, type Waits } from '../../../../../web/admin/draft/draft.ts'
import { openedState } from '../../../../../web/admin/draft/draft-state.ts'
import { RequestError } from '../../../../../web/admin/request.ts'
import { quoteKind } from '../../../../../web/features/quotes/admin/draft/quote-kind.ts'
import type { QuoteChange } from '../../../../../web/features/quotes/contract.ts'
import { quote } from './quote.ts'

const atOnce: Waits = { untilOnline: async () => {}, untilSignedIn: async () => {} }

/** The draft of a quote on a server that has it alone, until the test ends. */
export function draftOn(stored = quote()) {
  const there = { stored, sent: [] as QuoteChange[] }
  const kind: typeof quoteKind = {
    ...quoteKind,
    async save({ content }, { version }) {
      there.sent.push({ version, ...content })
      if (version !== there.stored.version) {
        throw new RequestError(409, JSON.stringify({ error: 'Stale', quote: there.stored }))
      }
      there.stored = quote({ content, version: version + 1, changedBy: 'admin' })
      return there.stored
    },
    read: async () => there.stored,
  }
  const draft = createDraft(kind, openedState(kind, stored), atOnce)
  use(draft.close)
  return { draft, there, entry: () => draft.state.value.typed }
}
