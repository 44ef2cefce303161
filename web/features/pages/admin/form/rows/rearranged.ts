/** A change of the order or the number of rows. */
export type Rearrangement =
  | { kind: 'move'; from: number; to: number }
  | { kind: 'remove'; index: number }
  | { kind: 'insert'; index: number; row: unknown }

export function rearranged(rows: readonly unknown[], change: Rearrangement): unknown[] {
  const next = [...rows]
  if (change.kind === 'insert') next.splice(change.index, 0, change.row)
  else if (change.kind === 'remove') next.splice(change.index, 1)
  else next.splice(change.to, 0, ...next.splice(change.from, 1))
  return next
}

/** Where a key on a handle moves a row; undefined for other keys, and where it is there already. */
export function stepTo(key: string, index: number, count: number): number | undefined {
  const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[key]
  return to === undefined || to < 0 || to >= count || to === index ? undefined : to
}
