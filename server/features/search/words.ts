import { folded } from '../../base/folded.ts'

/** Stop words, in English and Swahili. */
const EMPTY = new Set([
  ...['a', 'an', 'and', 'the', 'for', 'of', 'to', 'in', 'on', 'or', 'with', 'at', 'by', 'its'],
  ...['ya', 'la', 'wa', 'na', 'kwa', 'za', 'cha', 'vya', 'ni'],
])

/** Longer words do not exist, and cost more to compare. */
const LONGEST = 30

/**
 * The words of a text as they are compared: without case, accents, plural, and words that say
 * nothing.
 */
export function wordsIn(text: string): string[] {
  return (folded(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter(word => !EMPTY.has(word))
    .map(word => singular(word.slice(0, LONGEST)))
}

/** Covers the words of furniture and buildings: the same result for both forms is enough. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return /(?:s|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
