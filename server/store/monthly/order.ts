import { sameStart } from './file-text.ts'
import type { MonthlyRow } from './types.ts'

/** One file of a month. */
export interface Part<Note> {
  /** Such as `2026-11-2`. */
  name: string
  /** In the order of the file. */
  entries: Entry<Note>[]
  /** Size of the file. */
  bytes: number
  /** createdAt of the last row; empty where it has none. */
  newest: string
}

export interface Entry<Note> {
  id: string
  note: Note
  part: Part<Note>
}

export interface Order<Row extends MonthlyRow, Note> {
  readonly size: number
  find(id: string): Entry<Note> | undefined
  /** Whether there is a file of this name. */
  has(name: string): boolean
  /** Oldest first. */
  parts(): readonly Part<Note>[]
  newestFirst(): Iterable<Entry<Note>>
  /** The file for a row, given the bytes already assigned to files in this batch. */
  placeFor(row: Row, onTheirWay: ReadonlyMap<string, number>): string
  /**
   * Updates the index of a file.
   * @param bytes the file's size
   * @param before its previous rows: unchanged ones keep their notes
   */
  place(name: string, rows: readonly Row[], bytes: number, before?: readonly Row[]): void
  drop(name: string): void
}

/** The index of rows by file, with their notes: all that is kept in memory of each. */
export function createOrder<Row extends MonthlyRow, Note>(
  note: (row: Row) => Note,
  mostBytes: number,
): Order<Row, Note> {
  const byId = new Map<string, Entry<Note>>()
  let parts: Part<Note>[] = []

  const lastOf = (month: string) => parts.findLast(({ name }) => name.startsWith(month))?.name

  function begin(name: string): Part<Note> {
    const part = { name, entries: [], bytes: 0, newest: '' }
    parts = [...parts, part].sort((one, other) => byName(one.name, other.name))
    return part
  }

  return {
    get size() {
      return byId.size
    },
    find: id => byId.get(id),
    has: name => parts.some(part => part.name === name),
    parts: () => parts,
    *newestFirst() {
      for (const part of parts.toReversed()) yield* part.entries.toReversed()
    },
    placeFor(row, onTheirWay) {
      const month = row.createdAt.slice(0, 7)
      const begun = [...onTheirWay.keys()].filter(name => name.startsWith(month))
      const last = [...begun, lastOf(month)]
        .filter(name => name !== undefined)
        .sort(byName)
        .at(-1)
      if (last === undefined) return `${month}-1`
      const inIt = parts.find(({ name }) => name === last)?.bytes ?? 0
      const used = inIt + (onTheirWay.get(last) ?? 0)
      return used === 0 || used + bytesOf(row) <= mostBytes
        ? last
        : `${month}-${numberOf(last) + 1}`
    },
    place(name, rows, bytes, before = []) {
      const part = parts.find(known => known.name === name) ?? begin(name)
      const same = sameStart(before, rows)
      const others = part.entries.splice(same)
      const known = new Map(others.map((entry, at) => [before[same + at], entry]))
      for (const { id } of others) byId.delete(id)
      for (const row of rows.slice(same)) {
        const { id } = row
        const entry = known.get(row) ?? { id, note: note(row), part }
        part.entries.push(entry)
        byId.set(id, entry)
      }
      part.bytes = bytes
      part.newest = rows.at(-1)?.createdAt ?? ''
    },
    drop(name) {
      const part = parts.find(known => known.name === name)
      for (const { id } of part?.entries ?? []) byId.delete(id)
      parts = parts.filter(known => known !== part)
    },
  }
}

/** The number in a name such as `2026-11-2`. */
const numberOf = (name: string) => Number(name.slice(8))

/** Numerically within a month: the second file comes before the tenth. */
export const byName = (one: string, other: string) =>
  one.slice(0, 7).localeCompare(other.slice(0, 7)) || numberOf(one) - numberOf(other)

export const bytesOf = (row: object) => Buffer.byteLength(JSON.stringify(row)) + ',\n'.length
