import { sameJson } from '../../../../base/same-json.ts'
import type { Quote } from '../../contract.ts'
import { asSaved, type DraftState, openedState } from './draft-state.ts'
import { join } from './join.ts'
import { mergedEntry } from './merged-entry.ts'
import { readEntry } from './read-entry.ts'
import { isTyped, type QuoteRecord } from './record.ts'

export interface Restored {
  state: DraftState
  /** Records that are of no use any more: in the state, saved before, or too late. */
  done: QuoteRecord[]
}

/**
 * How editing begins: with what is stored, and what a closed tab of this browser could not save. What
 * a second one could not save waits for the next time, so that one choice is due at a time.
 * @param records of tabs that are closed, the newest first
 */
export function restored(quote: Quote, records: readonly QuoteRecord[]): Restored {
  const state = openedState(quote)
  const saved = records.filter(record => !isTyped(record))
  const [typed] = records.filter(isTyped)
  if (!typed) return { state, done: saved }
  // That of an earlier release says no currency.
  const record = { ...typed, entry: { ...typed.entry, currency: quote.content.currency } }
  // Saving it would take back what the customer accepted; a void quote takes nothing.
  if (quote.state === 'accepted' || quote.state === 'void') {
    return { state: { ...state, former: 'too late' }, done: [...records] }
  }
  const done = [...saved, record]
  const { base, theirs, merge } = join(record, quote.content)
  const { conflicts: names, taken } = merge
  if (names.length > 0) {
    const conflict = { base, theirs, names }
    const own = { entry: record.entry, saved: base, conflict, status: 'conflict' } as const
    return { done, state: { ...state, ...own, former: 'restored' } }
  }
  const entry = mergedEntry(record.entry, merge)
  const now = asSaved(theirs)
  const { content, faults } = readEntry(entry)
  // An answer may have been lost with the tab.
  if (sameJson(content, now.content) && Object.keys(faults).length === 0) return { state, done }
  const joined = taken.length > 0 ? { by: quote.changedBy, names: taken } : undefined
  const own = { entry, saved: now, joined, status: 'unsaved', former: 'restored' } as const
  return { done, state: { ...state, ...own } }
}
