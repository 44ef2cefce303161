import MiniSearch from 'minisearch'

/** An entry of the index: words as `wordsIn` makes them, in fields of decreasing weight. */
export interface Findable {
  id: string
  name: readonly string[]
  /** Synonyms of its name. */
  also: readonly string[]
  /** Its kind or subject. */
  kind: readonly string[]
  /** Its group. */
  group: readonly string[]
  words: readonly string[]
}

export interface Hit {
  id: string
  score: number
}

export interface TextIndex {
  /**
   * Finds the best ones first: those with all the words; without any, those with all words that are
   * known, or with most of them.
   */
  find(words: readonly string[]): Hit[]
  /** Finds entries that are a little like these words, as a last resort. */
  findNear(words: readonly string[]): Hit[]
  /** Adds an entry, or replaces the one with its id. */
  set(thing: Findable): void
  remove(id: string): void
  has(id: string): boolean
  /** Tells whether a word of it is this one, or begins so. */
  knows(word: string): boolean
}

const fields = ['name', 'also', 'kind', 'group', 'words'] as const

const boost = { name: 4, also: 2.5, kind: 3, group: 2, words: 1 }

/** The share of the best score below which a hit with only some of the words is dropped. */
const ENOUGH = 0.5

/** @param isMeant whether a word that nothing here has is no mistake */
export function createTextIndex(isMeant: (word: string) => boolean = () => false): TextIndex {
  const index = new MiniSearch<Findable>({
    fields: [...fields],
    extractField: (thing, field) => (field === 'id' ? thing.id : thing[field as 'name'].join(' ')),
    tokenize: text => text.split(' '),
    processTerm: word => word,
    // The length of a name barely matters.
    searchOptions: { boost, bm25: { k: 1.2, b: 0.3, d: 0.5 } },
  })
  /** The things by their age: of two that fit as well, the older one is first. */
  const order = new Map<string, number>()
  const vocabulary = new Set<string>()

  function learn(thing: Findable): void {
    for (const field of fields) for (const word of thing[field]) vocabulary.add(word)
  }

  function knows(word: string): boolean {
    if (vocabulary.has(word)) return true
    for (const term of vocabulary) if (term.startsWith(word)) return true
    return false
  }

  const search = (words: readonly string[], combineWith: 'AND' | 'OR') =>
    index
      .search({
        combineWith,
        queries: words.map((word, index) => ({
          queries: [word],
          ...queryFor(word, index === words.length - 1),
        })),
      })
      .sort((a, b) => b.score - a.score || placeOf(a.id) - placeOf(b.id))

  const placeOf = (id: string) => order.get(id) ?? order.size

  function queryFor(word: string, isLast: boolean) {
    const isNumber = /^\d+$/.test(word)
    const prefix = isLast ? word.length > 1 : !isNumber && word.length > 2
    const mistakes = isNumber || knows(word) || isMeant(word) ? 0 : mistakesIn(word)
    if (mistakes === 0) return { prefix }
    // Visitors seldom mistype the first letter, and many words differ by it.
    const boostDocument = (_: string, term: string) => Number(term[0] === word[0])
    return { prefix, fuzzy: mistakes, boostDocument }
  }

  return {
    find(words) {
      const withAll = search(words, 'AND')
      if (withAll.length > 0 || words.length === 1) return withAll
      const useful = words.filter(word => search([word], 'AND').length > 0)
      const withUseful = search(useful, 'AND')
      if (withUseful.length > 0) return withUseful
      const withSome = search(words, 'OR')
      const leastScore = (withSome[0]?.score ?? 0) * ENOUGH
      return withSome.filter(({ score }) => score >= leastScore)
    },
    findNear: words =>
      words.length > 0 ? index.search({ queries: [...words], prefix: true, fuzzy: 0.5 }) : [],
    set(thing) {
      learn(thing)
      if (!order.has(thing.id)) order.set(thing.id, order.size)
      if (index.has(thing.id)) index.replace(thing)
      else index.add(thing)
    },
    remove(id) {
      if (index.has(id)) index.discard(id)
    },
    has: id => index.has(id),
    knows,
  }
}

/** Two letters that changed places are two mistakes. */
const mistakesIn = (word: string) => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2)
