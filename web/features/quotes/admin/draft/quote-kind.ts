import type { Draft } from '../../../../admin/draft/draft.ts'
import type { DraftKind } from '../../../../admin/draft/draft-kind.ts'
import type { DraftState } from '../../../../admin/draft/draft-state.ts'
import { indexedRecords } from '../../../../admin/draft/indexed-records.ts'
import { nearest } from '../../../../admin/draft/nearest.ts'
import { request } from '../../../../admin/request.ts'
import { api } from '../../../../base/routes.ts'
import { sameJson } from '../../../../base/same-json.ts'
import type { Quote } from '../../contract.ts'
import { entryOf, type QuoteEntry } from './entry.ts'
import { fieldsOf, type KeyedQuote, keyedAs, linesOf, mergeQuotes } from './merge-quotes.ts'
import { mergedEntry } from './merged-entry.ts'
import { keyedEntry, readEntry } from './read-entry.ts'

export type QuoteDraft = Draft<QuoteEntry, KeyedQuote, Quote>
export type QuoteDraftState = DraftState<QuoteEntry, KeyedQuote, Quote>

/** Quotes as drafts. A quote has names and addresses of people: no browser stores more than it must. */
export const quoteKind: DraftKind<QuoteEntry, KeyedQuote, Quote> = {
  noun: 'quote',
  nameOf: ({ number }) => `quote ${number}`,
  idOf: ({ id }) => id,
  records: indexedRecords({
    database: 'quotes',
    version: 1,
    idField: 'quoteId',
    typedField: 'entry',
  }),
  areStepsRecorded: false,

  save: ({ content }, { id, version }) =>
    request<Quote>(api.quote(id), { method: 'PUT', body: { version, ...content } }),
  read: ({ id }) => request<Quote>(api.quote(id)),
  newerIn: ({ quote }) => quote as Quote | undefined,
  // Saving it would take back what the customer accepted; a void quote takes nothing.
  tooLate: ({ state }) =>
    state === 'accepted' || state === 'void'
      ? `It was ${state === 'void' ? 'voided' : 'accepted'} before this browser could save it.`
      : undefined,

  typedOf: ({ content }) => entryOf(content),
  contentOf(entry) {
    const { faults } = readEntry(entry)
    return { content: keyedEntry(entry), faults }
  },
  storedAs: (stored, entry) => ({ ...stored, content: readEntry(entry).content }),

  /** A save replaces all of it: what is stored was made of the one that it differs from least. */
  arrived({ saved, sent }, { content }, answered) {
    const base =
      answered ?? nearest([saved, ...sent], one => differencesOf(one, keyedAs(one, content)))
    return {
      base,
      theirs: answered ?? asSaved(keyedAs(base, content)),
      // A record of an earlier release has no currency.
      completed: entry => (entry.currency ? entry : { ...entry, currency: content.currency }),
    }
  },
  merge(base, entry, theirs, choices) {
    const merge = mergeQuotes(base, keyedEntry(entry), theirs, choices)
    const { conflicts, taken } = merge
    return { typed: mergedEntry(entry, merge), conflicts, taken }
  },
}

/** In the words of this screen: empty fields are missing. */
const asSaved = ({ content, keys }: KeyedQuote): KeyedQuote => keyedEntry(entryOf(content, keys))

function differencesOf(one: KeyedQuote, other: KeyedQuote): number {
  const [own, theirs] = [one, other].map(partsOf) as [Parts, Parts]
  return [...new Set([...own.keys(), ...theirs.keys()])].filter(
    name => !sameJson(own.get(name), theirs.get(name)),
  ).length
}

type Parts = Map<string, unknown>

const partsOf = (quote: KeyedQuote): Parts =>
  new Map([...Object.entries(fieldsOf(quote.content)), ...linesOf(quote)])
