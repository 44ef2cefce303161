import type * as z from 'zod'
import type { Disk } from '../durable-file.ts'

export interface MonthlyRow {
  /** A UUID. */
  id: string
  /** ISO 8601 in UTC. */
  createdAt: string
}

export type NewRow<Row extends MonthlyRow> = Omit<Row, keyof MonthlyRow>

export interface MonthlyStoreOptions<Row extends MonthlyRow, Note> {
  /** Of its own, absolute; it is made where there is none. */
  folder: string
  /** Of the shape of a row; a file of a later one is refused. */
  version: number
  /** Of one row, its id and createdAt included. */
  schema: z.ZodType<Row>
  /** Makes a row of this version from one of an earlier version. */
  migrate?: (row: unknown, from: number) => unknown
  /** What of each row stays in memory, to choose rows by: as little as will do. */
  note: (row: Row) => Note
  /** What a search looks at, of one row, in small letters; without it nothing is found by words. */
  textOf?: (row: Row) => string
  /** Older rows go, a file at a time, see keep-within.ts; without it they stay for good. */
  keepDays?: number
  /** Of one file. */
  mostBytes?: number
  /** Milliseconds since 1970. */
  clock?: () => number
  disk?: Disk
  /** Makes no folder and sweeps nothing; the caller must not change rows. */
  readOnly?: boolean
  /** Told of what failed after a change was safe on disk, as the older copy of its file. */
  onLate?: (error: unknown) => void
}

/** Which rows, newest first. */
export interface Choice<Note> {
  where?: (note: Note) => boolean
  /** In small letters; all of them must be in the text of the row. */
  words?: readonly string[]
}

export interface MonthlyStore<Row extends MonthlyRow, Note> {
  readonly size: number
  /**
   * Gives the row its id and time, and resolves when it is on disk.
   * @throws a fault of the schema; AppError 503 where the disk refuses: nothing is kept then
   */
  append(fields: NewRow<Row>): Promise<Row>
  /** Changes a copy of the row and puts it in its place; undefined where there is no such row. */
  change(id: string, fn: (draft: Row) => void): Promise<Row | undefined>
  /** Removes the row for good, from the file's older copy too; false where there is none. */
  remove(id: string): Promise<boolean>
  has(id: string): boolean
  find(id: string): Promise<Row | undefined>
  /** What is noted of every row, newest first; costs no reading. */
  notes(): Iterable<{ id: string; note: Note }>
  /** Reads the rows that stand from `skip` on among those chosen, at most `take`. */
  page(choice: Choice<Note>, skip: number, take: number): Promise<{ total: number; rows: Row[] }>
  /** Reads all chosen rows, a file at a time, newest first. */
  rows(choice?: Choice<Note>): AsyncIterable<Row>
  /** Resolves when no write is under way. */
  settled(): Promise<void>
}
