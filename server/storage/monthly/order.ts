import { sameStart } from './file-text.ts'
import type { MonthlyRow } from './types.ts'

/** A file of a month. */
export interface Segment<Indexed> {
  /** A name such as `2026-11-2`. */
  name: string
  /** The entries in the order of the file. */
  entries: Entry<Indexed>[]
  /** Size of the file. */
  bytes: number
  /** createdAt of the last row; empty where it has none. */
  newest: string
}

export interface Entry<Indexed> {
  id: string
  indexed: Indexed
  segment: Segment<Indexed>
}

export interface Order<Row extends MonthlyRow, Indexed> {
  readonly size: number
  find(id: string): Entry<Indexed> | undefined
  /** Tells whether there is a file of this name. */
  has(name: string): boolean
  /** Oldest first. */
  segments(): readonly Segment<Indexed>[]
  newestFirst(): Iterable<Entry<Indexed>>
  /** The file for a row, given the bytes already assigned to files in this batch. */
  segmentFor(row: Row, pendingBytes: ReadonlyMap<string, number>): string
  /**
   * Updates the index of a file.
   * @param bytes the file's size
   * @param oldRows its previous rows: unchanged ones keep their entries
   */
  place(name: string, rows: readonly Row[], bytes: number, oldRows?: readonly Row[]): void
  drop(name: string): void
}

/** The index of rows by file, with their notes: all that is kept in memory of each. */
export function createOrder<Row extends MonthlyRow, Indexed>(
  indexedFields: (row: Row) => Indexed,
  mostBytes: number,
): Order<Row, Indexed> {
  const byId = new Map<string, Entry<Indexed>>()
  let segments: Segment<Indexed>[] = []

  const lastOf = (month: string) => segments.findLast(({ name }) => name.startsWith(month))?.name

  function begin(name: string): Segment<Indexed> {
    const segment = { name, entries: [], bytes: 0, newest: '' }
    segments = [...segments, segment].sort((one, other) => byName(one.name, other.name))
    return segment
  }

  return {
    get size() {
      return byId.size
    },
    find: id => byId.get(id),
    has: name => segments.some(segment => segment.name === name),
    segments: () => segments,
    *newestFirst() {
      for (const segment of segments.toReversed()) yield* segment.entries.toReversed()
    },
    segmentFor(row, pendingBytes) {
      const month = row.createdAt.slice(0, 7)
      const pendingNames = [...pendingBytes.keys()].filter(name => name.startsWith(month))
      const last = [...pendingNames, lastOf(month)]
        .filter(name => name !== undefined)
        .sort(byName)
        .at(-1)
      if (last === undefined) return `${month}-1`
      const inIt = segments.find(({ name }) => name === last)?.bytes ?? 0
      const used = inIt + (pendingBytes.get(last) ?? 0)
      return used === 0 || used + bytesOf(row) <= mostBytes
        ? last
        : `${month}-${numberOf(last) + 1}`
    },
    place(name, rows, bytes, oldRows = []) {
      const segment = segments.find(candidate => candidate.name === name) ?? begin(name)
      const sharedRows = sameStart(oldRows, rows)
      const replaced = segment.entries.splice(sharedRows)
      const entries = new Map(replaced.map((entry, index) => [oldRows[sharedRows + index], entry]))
      for (const { id } of replaced) byId.delete(id)
      for (const row of rows.slice(sharedRows)) {
        const { id } = row
        const entry = entries.get(row) ?? { id, indexed: indexedFields(row), segment }
        segment.entries.push(entry)
        byId.set(id, entry)
      }
      segment.bytes = bytes
      segment.newest = rows.at(-1)?.createdAt ?? ''
    },
    drop(name) {
      const segment = segments.find(candidate => candidate.name === name)
      for (const { id } of segment?.entries ?? []) byId.delete(id)
      segments = segments.filter(candidate => candidate !== segment)
    },
  }
}

/** The number in a name such as `2026-11-2`. */
const numberOf = (name: string) => Number(name.slice(8))

/** Numerically within a month: the second file comes before the tenth. */
export const byName = (one: string, other: string) =>
  one.slice(0, 7).localeCompare(other.slice(0, 7)) || numberOf(one) - numberOf(other)

export const bytesOf = (row: object) => Buffer.byteLength(JSON.stringify(row)) + ',\n'.length
