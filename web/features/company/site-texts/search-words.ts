export const searchWordLimits = { count: 200, line: 100 } as const

/** The text around the sections that has the search words of the owner. */
export const SEARCH_WORDS = 'search.words'

/** A word that visitors type, and its meaning on this site. */
export interface SearchWord {
  word: string
  means: string
}

/** Reads lines such as `loo = toilet, washroom`, one for each meaning. */
export const searchWordsIn = (lines: string): SearchWord[] =>
  lines.split('\n').flatMap(line => {
    const [word = '', means = ''] = line.split('=')
    return means.split(',').map(meaning => ({ word: word.trim(), means: meaning.trim() }))
  })

/** Finds the first fault of such lines, as a sentence; undefined where there is none. */
export function searchWordsFault(text: string): string | undefined {
  const { count, line: maxLength } = searchWordLimits
  const lines = text === '' ? [] : text.split('\n')
  if (lines.length > count) return `At most ${count} lines: these are ${lines.length}`
  const longest = lines.find(line => line.length > maxLength)
  if (longest)
    return `At most ${maxLength} characters in a line: “${longest.slice(0, 20)}…” is longer`
  const wrong = lines.find(line => !isPair(line.split('=')))
  return wrong && `“${wrong}” has no word, = and what it means: loo = toilet`
}

const isPair = (parts: readonly string[]) =>
  parts.length === 2 && parts.every(part => /[\p{L}\p{N}]/u.test(part))
