import type { SaveStatus } from '../../../pages/admin/saving/draft-state.ts'
import type { Quote } from '../../contract.ts'
import { entryOf } from './entry.ts'
import type { KeyedQuote } from './merge-quotes.ts'
import { type Faults, keyedEntry } from './read-entry.ts'
import type { Known } from './record.ts'

export interface QuoteConflict {
  /** What both began from, and what is stored. */
  base: KeyedQuote
  theirs: KeyedQuote
  /** See `QuoteMerge`. */
  names: string[]
}

export interface DraftState extends Known {
  /** As it was last stored; `saved` is its content in the words of this screen. */
  quote: Quote
  status: SaveStatus
  /** The server's reason of a refusal. */
  reason?: string | undefined
  /** What the server finds wrong with single fields. */
  faults: Faults
  conflict?: QuoteConflict | undefined
  /** Of another administrator whose changes were taken in; undefined once that was read. */
  joined?: { by: string; names: string[] } | undefined
  /** What became of text of a closed tab that the server did not have. */
  former?: 'restored' | 'too late' | undefined
  /** This browser stores nothing. */
  isUnrecorded: boolean
}

/** How editing begins, with nothing but what is stored. */
export function openedState(quote: Quote): DraftState {
  const entry = entryOf(quote.content)
  const common = { sent: [], status: 'saved', faults: {}, isUnrecorded: false } as const
  return { quote, entry, saved: keyedEntry(entry), ...common }
}

/** In the words of this screen: empty fields are missing. */
export const asSaved = ({ content, keys }: KeyedQuote): KeyedQuote =>
  keyedEntry(entryOf(content, keys))
