import type * as z from 'zod'
import type { Disk } from '../durable-file.ts'
import type { DatabasePlace } from '../postgres/database.ts'

export interface MonthlyRow {
  /** A UUID. */
  id: string
  /** ISO 8601 in UTC. */
  createdAt: string
}

export type NewRow<Row extends MonthlyRow> = Omit<Row, keyof MonthlyRow>

/** The place of rows: a folder, or the database that several processes share. */
export type RowsPlace = FolderPlace | DatabasePlace

export interface FolderPlace {
  /** A folder for this store only, absolute; created if missing. */
  folder: string
  /** The size above which a file is split. */
  mostBytes?: number
  disk?: Disk
  /** Creates no folder; the caller must not change rows. */
  readOnly?: boolean
  /** Called with errors after a change was durable, such as those of its previous version. */
  onLate?: (error: unknown) => void
}

export interface RowsShape<Row extends MonthlyRow, Indexed> {
  /** The version of the row's shape; a file of a later version is rejected. */
  version: number
  /** The schema of one row, its id and createdAt included. */
  schema: z.ZodType<Row>
  /** Converts a row of an earlier version to this one. */
  migrate?: (row: unknown, from: number) => unknown
  /** The fields of each row that stay in memory, for filtering: as few as possible. */
  indexedFields: (row: Row) => Indexed
  /** The searchable text of a row, in lower case; without it no words are found. */
  textOf?: (row: Row) => string
  /** Older rows are removed, a file at a time, see retention.ts; without it they stay. */
  keepDays?: number
  /** Milliseconds since 1970. */
  clock?: () => number
}

export type MonthlyStoreOptions<Row extends MonthlyRow, Indexed> = FolderPlace &
  RowsShape<Row, Indexed>

/** Filters rows; results are newest first, unless they are ranked. */
export interface Choice<Indexed> {
  where?: (fields: Indexed) => boolean
  /** Lower-case words, all of which the text of the row must contain. */
  words?: readonly string[]
  /** Ranks entries, the lowest first, and of equal ones the newest; `rows` ignores it. */
  rank?: (fields: Indexed) => number
}

export interface Added<Row> {
  id: string
  /** Undefined where there was one. */
  row?: Row
}

export interface MonthlyStore<Row extends MonthlyRow, Indexed> {
  readonly size: number
  /**
   * Adds the id and time, and resolves when the row is on disk.
   * @throws a schema error; AppError 503 where the disk fails: nothing is stored then
   */
  append(fields: NewRow<Row>): Promise<Row>
  /**
   * Adds the row that `make` returns, or returns the id of an existing one. `make` is called while
   * no other process adds one, when `indexed` includes all writes; it may be called again.
   * Concurrent calls in this process do not see each other's rows.
   * @throws what `make` throws, and as `append`
   */
  add(make: () => NewRow<Row> | string): Promise<Added<Row>>
  /** Changes a copy of the row and replaces it; undefined where there is no such row. */
  change(id: string, fn: (draft: Row) => void): Promise<Row | undefined>
  /** Removes the row, from the file's previous version too; false where there is none. */
  remove(id: string): Promise<boolean>
  has(id: string): boolean
  find(id: string): Promise<Row | undefined>
  /** The indexed fields of all rows, newest first, from memory. */
  indexed(): Iterable<{ id: string; indexed: Indexed }>
  /** Returns the indexed fields of one row. */
  indexedOf(id: string): Indexed | undefined
  /**
   * Resolves when `indexed` matches the disk, also after a partial write.
   * @throws AppError 503 where a file cannot be read
   */
  refresh(): Promise<void>
  /** The indexed fields of the filtered rows. */
  choose(choice: Choice<Indexed>): Promise<{ id: string; indexed: Indexed }[]>
  /** The filtered rows from `skip` on, at most `take`. */
  page(choice: Choice<Indexed>, skip: number, take: number): Promise<{ total: number; rows: Row[] }>
  /** Yields all filtered rows, a file at a time, newest first. */
  rows(choice?: Choice<Indexed>): AsyncIterable<Row>
  /** Called with the ids of rows that another process has written or removed; never of files. */
  onRenewed(listener: (ids: readonly string[]) => void): void
  /** Resolves when no write is pending. */
  settled(): Promise<void>
}
