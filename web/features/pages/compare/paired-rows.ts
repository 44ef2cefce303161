import { likeness, wordsIn } from './likeness.ts'
import { movedIn } from './moved-in.ts'
import { stableJson } from './stable-json.ts'

/** A row of a list before and after; one of both where it is new or gone. */
export interface RowPair {
  before?: number
  after?: number
  isMoved: boolean
}

/** Above this many pairs of rows only those that say the same are recognised. */
const MOST_PAIRS = 40_000

/**
 * Which row of a list is which of another state: rows have no names. Those that say the same come
 * first, then those that are most alike, then those between the same neighbours.
 * @returns in the order of the later list; those that are gone where they stood
 */
export function pairedRows(before: readonly unknown[], after: readonly unknown[]): RowPair[] {
  const found = new Map<number, number>()
  const left = new Set(before.keys())
  const pair = (later: number, earlier: number) => {
    found.set(later, earlier)
    left.delete(earlier)
  }
  pairSame(before, after, pair)
  const open = () => [...after.keys()].filter(index => !found.has(index))
  if (left.size * open().length <= MOST_PAIRS) {
    for (const [later, earlier] of byLikeness(before, after, [...left], open())) {
      if (!found.has(later) && left.has(earlier)) pair(later, earlier)
    }
  }
  for (const later of open()) {
    const earlier = later === 0 ? 0 : (found.get(later - 1) ?? Number.NaN) + 1
    if (left.has(earlier)) pair(later, earlier)
  }
  return inOrder(found, left, after.length)
}

function pairSame(
  before: readonly unknown[],
  after: readonly unknown[],
  pair: (later: number, earlier: number) => void,
): void {
  const places = new Map<string, number[]>()
  before.forEach((row, index) => {
    const words = stableJson(row)
    places.set(words, [...(places.get(words) ?? []), index])
  })
  after.forEach((row, index) => {
    const earlier = places.get(stableJson(row))?.shift()
    if (earlier !== undefined) pair(index, earlier)
  })
}

/** Pairs of rows that have something in common, those that are most alike first. */
function byLikeness(
  before: readonly unknown[],
  after: readonly unknown[],
  earlier: readonly number[],
  later: readonly number[],
): (readonly [number, number])[] {
  const words = new Map(earlier.map(from => [from, wordsIn(before[from])]))
  const all = later.flatMap(to => {
    const own = wordsIn(after[to])
    return [...words].map(([from, other]) => [to, from, likeness(own, other)] as const)
  })
  const distance = (to: number, from: number) => Math.abs(to - from)
  return all
    .filter(([, , alike]) => alike > 0)
    .sort((one, two) => two[2] - one[2] || distance(one[0], one[1]) - distance(two[0], two[1]))
    .map(([to, from]) => [to, from] as const)
}

function inOrder(found: Map<number, number>, gone: Set<number>, length: number): RowPair[] {
  const after = [...Array(length).keys()]
  const paired = after.flatMap(index => found.get(index) ?? [])
  const moved = movedIn(
    paired.toSorted((one, other) => one - other),
    paired,
  )
  const pairs = after.map((later): RowPair => {
    const earlier = found.get(later)
    if (earlier === undefined) return { after: later, isMoved: false }
    return { before: earlier, after: later, isMoved: moved.has(earlier) }
  })
  for (const earlier of [...gone].sort((one, other) => one - other)) {
    const at = pairs.findIndex(({ before }) => before === earlier - 1) + 1
    pairs.splice(at, 0, { before: earlier, isMoved: false })
  }
  return pairs
}
