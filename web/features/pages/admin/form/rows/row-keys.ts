import { useRef } from 'react'

/** The keys of rows, which they keep when they are moved, also by an undo or by another administrator. */
export function useRowKeys(rows: readonly unknown[]): readonly number[] {
  const before = useRef<{ rows: readonly unknown[]; keys: readonly number[]; next: number }>({
    rows: [],
    keys: [],
    next: 0,
  })
  if (before.current.rows !== rows) {
    const { keys, next } = keysAfter(before.current, rows)
    before.current = { rows, keys, next }
  }
  return before.current.keys
}

interface Known {
  rows: readonly unknown[]
  keys: readonly number[]
  /** The first that was never given. */
  next: number
}

/** A row that is the same object has its key again; one that was edited is where it was. */
export function keysAfter(before: Known, rows: readonly unknown[]): Omit<Known, 'rows'> {
  const former = new Map<unknown, number[]>()
  for (const [index, row] of before.rows.entries()) {
    const keys = former.get(row) ?? []
    keys.push(before.keys[index] as number)
    former.set(row, keys)
  }
  const same = rows.map(row => former.get(row)?.shift())
  const taken = new Set(same)
  let { next } = before
  const keys = same.map((key, index) => {
    const there = before.keys[index]
    const found = key ?? (there !== undefined && !taken.has(there) ? there : next++)
    taken.add(found)
    return found
  })
  return { keys, next }
}
