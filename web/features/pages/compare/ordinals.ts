const words = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth']
const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** Such as `Second` of index 1, and `21st` of 20. */
export const ordinal = (index: number): string => words[index] ?? shortOrdinal(index)

/** Such as `2nd` of index 1. */
export function shortOrdinal(index: number): string {
  const place = index + 1
  const isTeen = place % 100 > 10 && place % 100 < 14
  return `${place}${(!isTeen && endings[place % 10]) || 'th'}`
}
