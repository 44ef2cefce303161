/** A row as memory has it. */
export interface RowEntry<Indexed> {
  id: string
  createdAt: string
  /** Of two rows of one moment, the row that was stored later has the higher place. */
  place: number
  indexed: Indexed
}

/** The rows of a store by id and in the order of their creation. */
export interface RowOrder<Indexed> {
  readonly size: number
  find(id: string): RowEntry<Indexed> | undefined
  /** Newest first. */
  newestFirst(): Iterable<RowEntry<Indexed>>
  /** Adds a row, or replaces its indexed fields. */
  place(entry: RowEntry<Indexed>): void
  drop(id: string): void
}

export function createRowOrder<Indexed>(): RowOrder<Indexed> {
  const byId = new Map<string, RowEntry<Indexed>>()
  /** Oldest first. */
  const sorted: RowEntry<Indexed>[] = []

  /**
   * Finds the index of an entry, or the one to insert it at; nearly all rows are added at the end.
   */
  function indexOf(entry: RowEntry<Indexed>): number {
    const last = sorted.at(-1)
    if (!last || isBefore(last, entry)) return sorted.length
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(sorted[middle] as RowEntry<Indexed>, entry)) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    get size() {
      return byId.size
    },
    find: id => byId.get(id),
    *newestFirst() {
      for (const entry of sorted.toReversed()) yield entry
    },
    place(entry) {
      sorted.splice(indexOf(entry), byId.has(entry.id) ? 1 : 0, entry)
      byId.set(entry.id, entry)
    },
    drop(id) {
      const entry = byId.get(id)
      if (entry) sorted.splice(indexOf(entry), 1)
      byId.delete(id)
    },
  }
}

const isBefore = <I>(one: RowEntry<I>, other: RowEntry<I>) =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.place < other.place)
