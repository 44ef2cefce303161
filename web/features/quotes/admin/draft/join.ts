import { sameJson } from '../../../../base/same-json.ts'
import type { QuoteContent } from '../../contract.ts'
import {
  fieldsOf,
  type KeyedQuote,
  keyedAs,
  linesOf,
  mergeQuotes,
  type QuoteMerge,
} from './merge-quotes.ts'
import { keyedEntry } from './read-entry.ts'
import type { Known } from './record.ts'

export interface Joined {
  /** What both began from. */
  base: KeyedQuote
  theirs: KeyedQuote
  merge: QuoteMerge
}

/** What was typed here with what is stored now, whether or not what was sent has arrived. */
export function join({ entry, saved, sent }: Known, stored: QuoteContent): Joined {
  const base = baseOf([saved, ...sent], stored)
  const theirs = keyedAs(base, stored)
  return { base, theirs, merge: mergeQuotes(base, keyedEntry(entry), theirs) }
}

/**
 * What the stored content was made of: a save replaces all of it, so it is the one that it differs
 * from least.
 */
function baseOf(candidates: readonly KeyedQuote[], stored: QuoteContent): KeyedQuote {
  const differences = candidates.map(one => differencesOf(one, keyedAs(one, stored)))
  return candidates[differences.indexOf(Math.min(...differences))] as KeyedQuote
}

function differencesOf(one: KeyedQuote, other: KeyedQuote): number {
  const [own, theirs] = [one, other].map(partsOf) as [Parts, Parts]
  return [...new Set([...own.keys(), ...theirs.keys()])].filter(
    name => !sameJson(own.get(name), theirs.get(name)),
  ).length
}

type Parts = Map<string, unknown>

const partsOf = (quote: KeyedQuote): Parts =>
  new Map([...Object.entries(fieldsOf(quote.content)), ...linesOf(quote)])
