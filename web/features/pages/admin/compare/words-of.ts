/**
 * The words of a text, and what is between them: together the text itself. No letter with its marks,
 * and no emoji, is cut in two.
 */
export function wordsOf(text: string): string[] {
  // Firefox before 125 has none.
  if (!('Segmenter' in Intl)) return text.match(/\s+|\S+/g) ?? []
  words ??= new Intl.Segmenter('en', { granularity: 'word' })
  return Array.from(words.segment(text), ({ segment }) => segment)
}

let words: Intl.Segmenter | undefined
