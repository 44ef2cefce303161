import { routes } from '../../../web/base/routes.ts'
import { type Chosen, chosenIn, pairsOf } from '../products/filters/groups.ts'
import { filterNames } from '../products/filters/values.ts'

/** The filters of results, in the order of addresses and of the page. */
export const searchFilters: readonly string[] = ['collection', ...filterNames]

/** A visitor's search. */
export interface SearchQuery {
  /** One line without control characters, cut to a length that no visitor types; may be empty. */
  words: string
  /** The chosen filter values; a collection is chosen by its id. */
  chosen: Chosen
  /** The number of the first result to show. */
  from: number
}

/** Characters. */
const LONGEST = 100

/** Words. */
const MOST_WORDS = 12

/** The number of results that one address shows. */
export const RESULTS = 24

/** Reads a query string; the first of repeated parameters counts, and unknown ones are left out. */
export function readSearchQuery(query: string, isCollection: (id: string) => boolean): SearchQuery {
  const params = new URLSearchParams(query)
  const collection = params.get('collection') ?? ''
  if (!isCollection(collection)) params.delete('collection')
  const from = Number(params.get('from'))
  return {
    words: lineOf(params.get('q') ?? ''),
    chosen: new Map(
      [...chosenIn(params, searchFilters)]
        .map(([name, value]) => [name, lineOf(value)] as const)
        .filter(([, value]) => value),
    ),
    from: Number.isInteger(from) && from > 1 && from < 1e6 ? from - ((from - 1) % RESULTS) : 1,
  }
}

/** The canonical address of a search. */
export function addressOf({ words, chosen, from }: SearchQuery): string {
  const query = new URLSearchParams([
    ...(words ? [['q', words]] : []),
    ...pairsOf(chosen, searchFilters),
    ...(from > 1 ? [['from', String(from)]] : []),
  ])
  return query.size > 0 ? `${routes.search}?${query}` : routes.search
}

function lineOf(text: string): string {
  const words = text
    .slice(0, 10 * LONGEST)
    .split(/[\s\p{Cc}]/u)
    .filter(Boolean)
  return Array.from(words.slice(0, MOST_WORDS).join(' ')).slice(0, LONGEST).join('').trim()
}
