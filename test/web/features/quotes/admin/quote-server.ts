import { use } from '#test'
import { RequestError } from '../../../../../web/admin/request.ts'
import {
  type Connection,
  createQuoteDraft,
} from '../../../../../web/features/quotes/admin/draft/draft.ts'
import { openedState } from '../../../../../web/features/quotes/admin/draft/draft-state.ts'
import type { Quote, QuoteChange } from '../../../../../web/features/quotes/contract.ts'
import { quote } from './quote.ts'

/** A server with one quote, which fails as often as it is told to. */
export function quoteServer(stored = quote()) {
  const failures: Error[] = []
  const sent: QuoteChange[] = []
  const state = { stored, failures, sent }
  return {
    state,
    async save(_id: string, change: QuoteChange): Promise<Quote> {
      sent.push(change)
      const failure = failures.shift()
      if (failure) throw failure
      const { version, ...content } = change
      if (version !== state.stored.version) {
        throw new RequestError(409, JSON.stringify({ error: 'Stale', quote: state.stored }))
      }
      state.stored = quote({
        content: { currency: 'KES', ...content },
        version: version + 1,
        changedBy: 'admin',
      })
      return state.stored
    },
    untilSignedIn: () => Promise.resolve(),
    untilOnline: () => Promise.resolve(),
  }
}

/** The draft of the quote on such a server until the test ends, with another connection where one is given. */
export function draftOn(
  stored = quote(),
  connect: (there: Connection) => Partial<Connection> = () => ({}),
) {
  const there = quoteServer(stored)
  const draft = createQuoteDraft(openedState(stored), { ...there, ...connect(there) })
  use(draft.close)
  return { draft, there: there.state, entry: () => draft.state.value.entry }
}
