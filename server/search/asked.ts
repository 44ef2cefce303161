/** What a visitor asks for. Filters of the results join `collection` here. */
export interface Asked {
  /** In one line, without control characters, cut to a length that no visitor types; may be empty. */
  words: string
  /** The id of a collection; the results of all of them without one. */
  collection?: string | undefined
  /** The number of the first result to show. */
  from: number
}

/** Characters. */
const LONGEST = 100

/** Words. */
const MOST_WORDS = 12

/** As many results as one address shows. */
export const RESULTS = 24

/** Reads a query string; of what is there twice the first counts, and what means nothing is left out. */
export function readAsked(query: string, isCollection: (id: string) => boolean): Asked {
  const asked = new URLSearchParams(query)
  const collection = asked.get('collection') ?? ''
  const from = Number(asked.get('from'))
  return {
    words: lineOf(asked.get('q') ?? ''),
    collection: isCollection(collection) ? collection : undefined,
    from: Number.isInteger(from) && from > 1 && from < 1e6 ? from - ((from - 1) % RESULTS) : 1,
  }
}

function lineOf(typed: string): string {
  const words = typed
    .slice(0, 10 * LONGEST)
    .split(/[\s\p{Cc}]/u)
    .filter(Boolean)
  return Array.from(words.slice(0, MOST_WORDS).join(' ')).slice(0, LONGEST).join('').trim()
}
