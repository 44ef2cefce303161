/**
 * Which of some things were moved, as few as explain the later order.
 * @param before in an order, none twice
 * @param after the same ones in another order
 */
export function movedIn<T>(before: readonly T[], after: readonly T[]): Set<T> {
  const placeBefore = new Map(before.map((one, index) => [one, index]))
  const places = after.map(one => placeBefore.get(one) ?? 0)
  const staying = new Set(longestRise(places))
  return new Set(after.filter((_, index) => !staying.has(index)))
}

/** The indices of the longest row of numbers, not necessarily neighbours, each above the last. */
function longestRise(numbers: readonly number[]): number[] {
  const lengths: number[] = []
  const behind: number[] = []
  numbers.forEach((number, index) => {
    lengths[index] = 1
    behind[index] = -1
    for (let before = 0; before < index; before += 1) {
      const length = (lengths[before] as number) + 1
      if ((numbers[before] as number) >= number || length <= (lengths[index] as number)) continue
      lengths[index] = length
      behind[index] = before
    }
  })
  const rise: number[] = []
  let last = lengths.indexOf(Math.max(...lengths))
  while (last >= 0) {
    rise.push(last)
    last = behind[last] as number
  }
  return rise
}
