import type { ReactNode } from 'react'
import { use } from '#test'
import { createDraft } from '../../../../../web/admin/draft/draft.ts'
import { openedState } from '../../../../../web/admin/draft/draft-state.ts'
import { QuoteDraftProvider } from '../../../../../web/features/quotes/admin/draft/form.ts'
import { quoteKind } from '../../../../../web/features/quotes/admin/draft/quote-kind.ts'
import type { Quote } from '../../../../../web/features/quotes/contract.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { htmlOf, type Place, textOf } from '../../../../support/rendered.tsx'
import { quote } from './quote.ts'

const never = () => new Promise<never>(() => undefined)

/** The draft of a quote until the test ends, whose saves get no answer, and parts of its screen. */
export function openedDraft(stored: Partial<Quote> = {}) {
  const waits = { untilOnline: never, untilSignedIn: never }
  const kind = { ...quoteKind, save: never }
  const draft = createDraft(kind, openedState(kind, quote(stored)), waits)
  use(draft.close)
  const around = (inside: ReactNode) => (
    <QuoteDraftProvider value={draft}>{inside}</QuoteDraftProvider>
  )
  return {
    draft,
    entry: () => draft.state.value.typed,
    html: (part: ReactNode, place?: Place) => htmlOf(around(part), place),
    text: (part: ReactNode, place?: Place) => textOf(around(part), place),
    live: <T,>(useIt: () => T, place: Place = {}) => liveHook(useIt, { ...place, around }),
  }
}
