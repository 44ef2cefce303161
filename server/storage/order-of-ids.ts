/** The values of a map in the order of its keys, which is the same in every process. */
export function inOrderOfIds<V>(map: ReadonlyMap<string, V>) {
  let sorted: readonly V[] | undefined
  return {
    sorted(): readonly V[] {
      sorted ??= [...map.keys()].sort().map(id => map.get(id) as V)
      return sorted
    },
    /** Must be called after the map has changed. */
    changed(): void {
      sorted = undefined
    },
  }
}
