/**
 * The number after the highest of a year: `2026-0042`. Numbers have no gap because a quote gets its
 * own in the write that makes it, one at a time, and no quote is ever removed.
 */
export function numberAfter(known: Iterable<string>, year: string): string {
  let highest = 0
  for (const number of known) {
    const [ofYear, count] = number.split('-')
    if (ofYear === year) highest = Math.max(highest, Number(count))
  }
  return `${year}-${String(highest + 1).padStart(4, '0')}`
}
