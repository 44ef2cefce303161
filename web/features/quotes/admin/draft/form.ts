import { createContext, use } from 'react'
import { useObserved } from '../../../../ui/observable.ts'
import type { QuoteDraft, QuoteDraftState } from './quote-kind.ts'

const Current = createContext<QuoteDraft | undefined>(undefined)

/** Around the screen of one quote. */
export const QuoteDraftProvider = Current.Provider

/** @throws Error outside of the screen of a quote */
export function useDraft(): QuoteDraft {
  const draft = use(Current)
  if (!draft) throw new Error('A part of the screen of a quote stands outside of it.')
  return draft
}

/** A part of the draft; the component is rendered again only when that changes. */
export function useDraftState<T>(select: (state: QuoteDraftState) => T): T {
  return useObserved(useDraft().state, select)
}
