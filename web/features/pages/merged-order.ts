/**
 * The order of sections after two people have moved, added or deleted some, with those that one of them
 * deleted. New ones come after the one that they were put behind. Undefined where both moved
 * sections, to different orders.
 */
export function mergedOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | undefined {
  const inAll = base.filter(key => mine.includes(key) && theirs.includes(key))
  const [before, own, other] = [base, mine, theirs].map(keys =>
    keys.filter(key => inAll.includes(key)).join(' '),
  )
  if (own === before || own === other) return withNew(theirs, mine)
  return other === before ? withNew(mine, theirs) : undefined
}

/** The keys of one order with those that only the other has. */
function withNew(order: readonly string[], other: readonly string[]): string[] {
  const all = [...order]
  other.forEach((key, index) => {
    if (all.includes(key)) return
    const before = other[index - 1]
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, key)
  })
  return all
}
