/** A class of amounts: its form in addresses, and in words. */
export interface SizeClass {
  value: string
  label: string
  /** Among the others of its kind. */
  rank: number
}

/** What stands before and after the amounts in words, such as " cm". */
interface Unit {
  before?: string
  after?: string
}

/** The class of an amount: each one goes up to its bound, which belongs to it. */
export function classOf(
  amount: number,
  bounds: readonly number[],
  { before = '', after = '' }: Unit,
): SizeClass {
  const rank = bounds.filter(bound => bound < amount).length
  const [from, to] = [bounds[rank - 1], bounds[rank]]
  const inWords = (bound = 0) => bound.toLocaleString('en')
  const labelled = (words: string, ends: string) => ({ rank, value: ends, label: words + after })
  if (to === undefined) return labelled(`Over ${before}${inWords(from)}`, `over-${from}`)
  if (from === undefined) return labelled(`Up to ${before}${inWords(to)}`, `to-${to}`)
  return labelled(`${before}${inWords(from)} to ${inWords(to)}`, `${from}-${to}`)
}
