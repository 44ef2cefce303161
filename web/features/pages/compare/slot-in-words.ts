import type { Said } from './in-words.ts'

/** What a picture of a page shows, how it is drawn, and which place for a photo it is. */
export function slotInWords(slot: object): Said[] {
  const { alt, path, seed, ...look } = slot as Record<string, unknown>
  const drawn = ['family', 'traits', 'shape', 'ground'].flatMap(name => namesIn(look[name]))
  if (seed !== undefined) drawn.push(`number ${seed}`)
  return [
    ...(typeof alt === 'string'
      ? [{ label: 'What it shows', field: 'alt', words: alt, isText: true }]
      : []),
    ...(drawn.length > 0 ? [{ label: 'Drawing', words: drawn.join(', '), isText: false }] : []),
    ...(typeof path === 'string'
      ? [{ label: 'Place of its photo', words: path, isText: false }]
      : []),
  ]
}

/** Families and traits are named with hyphens. */
const namesIn = (value: unknown): string[] =>
  [value].flat().flatMap(one => (one === undefined ? [] : [String(one).replaceAll('-', ' ')]))
