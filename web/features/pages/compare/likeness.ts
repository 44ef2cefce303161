/** One word in five: less is chance. */
const ENOUGH = 0.2

/** How many words of a row are looked at. */
const MOST_WORDS = 60

/** How much two rows have in common, by their words: 0 for nothing, up to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const word of one) if (other.has(word)) common += 1
  const share = common / Math.max(one.size, other.size, 1)
  return share < ENOUGH ? 0 : share
}

/** What people read in a row, and the place of its picture, which is its own. */
export function wordsIn(value: unknown, words = new Set<string>()): Set<string> {
  if (words.size >= MOST_WORDS) return words
  if (typeof value === 'string') {
    for (const word of value.toLowerCase().split(/\s+/).slice(0, MOST_WORDS)) {
      if (word) words.add(word)
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (!SETTINGS.has(name)) wordsIn(inner, words)
    }
  }
  return words
}

/** The same in most rows. */
const SETTINGS = new Set(['kind', 'family', 'shape', 'traits', 'ground', 'look'])
