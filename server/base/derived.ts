/**
 * A value derived from another one: computed when it is first read, and again when the other one is
 * a new object.
 */
export function derived<S, T>(read: () => S, derive: (source: S) => T): () => T {
  let last: { source: S; value: T } | undefined
  return () => {
    const source = read()
    if (last?.source !== source) last = { source, value: derive(source) }
    return last.value
  }
}
