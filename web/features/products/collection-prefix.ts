const LONGEST = 6

/**
 * The letters that codes of a new collection begin with: its initials, or the first letters of its name, with more of
 * them where others have those.
 * @param taken prefixes of other collections
 */
export function prefixFor(name: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map(prefix => prefix.toUpperCase()))
  const words = (
    name
      .normalize('NFKD')
      .toUpperCase()
      .match(/[A-Z\p{Mark}]+/gu) ?? []
  )
    .map(word => word.replace(/[^A-Z]/g, ''))
    .filter(Boolean)
  const letters = words.join('') || 'P'
  const initials = words
    .map(word => word.charAt(0))
    .join('')
    .slice(0, LONGEST)
  const starts = Array.from({ length: LONGEST }, (_, at) => letters.slice(0, at + 1)).slice(1)
  const prefix = [...(words.length > 1 ? [initials] : []), ...starts].find(one => !used.has(one))
  if (prefix) return prefix
  for (let number = 0; ; number += 1) {
    const further = letters.slice(0, LONGEST - 3) + lettersOf(number)
    if (!used.has(further)) return further
  }
}

/** AAA, AAB and so on. */
const lettersOf = (number: number): string =>
  [676, 26, 1].map(place => String.fromCharCode(65 + (Math.floor(number / place) % 26))).join('')
