import { indexedRecords } from '../../../../admin/records/indexed-records.ts'
import type { TabRecord } from '../../../../admin/records/records.ts'
import { sameJson } from '../../../../base/same-json.ts'
import { entryOf, type QuoteEntry } from './entry.ts'
import type { KeyedQuote } from './merge-quotes.ts'

/** What is known of a draft in this browser. */
export interface Known {
  entry: QuoteEntry
  /** As it was last stored. */
  saved: KeyedQuote
  /** What was sent since, and may be stored: no answer came. */
  sent: readonly KeyedQuote[]
}

export interface QuoteRecord extends Known, TabRecord {
  quoteId: string
}

/** What was typed and not saved yet, in this browser. */
export const quoteRecords = indexedRecords<QuoteRecord>({
  database: 'quotes',
  version: 1,
  idField: 'quoteId',
})

/** Whether the fields show anything else than what is stored. */
export const isTyped = ({ entry, saved }: Known): boolean =>
  !sameJson(entry, entryOf(saved.content, saved.keys))
