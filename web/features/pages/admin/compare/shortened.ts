import type { Part } from './word-parts.ts'
import { wordsOf } from './words-of.ts'

/** How many words, and what is between them, are shown around a change. */
const AROUND = 24

/** The parts of a text with its long unchanged passages cut, between two words. */
export const shortened = (parts: readonly Part[]): Part[] =>
  parts.map((part, index) => {
    if (part.side !== 'both') return part
    const words = wordsOf(part.text)
    const start = index === 0 ? 0 : AROUND
    const end = index === parts.length - 1 ? 0 : AROUND
    if (words.length <= start + end + 1) return part
    const text = [...words.slice(0, start), ' … ', ...words.slice(words.length - end)].join('')
    return { ...part, text }
  })
