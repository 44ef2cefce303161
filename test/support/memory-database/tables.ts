/**
 * What tables of PostgreSQL hold, as far as the stand-in knows them. Times are in milliseconds since
 * 1970 unless they are texts.
 */
export interface Tables {
  /** Versions by the names of stores. */
  heads: Map<string, number>
  values: Map<string, { shape: number; data: string }>
  /** In the order of their places. */
  rows: StoredRow[]
  /** By the paths of slots. */
  slots: Map<string, { version: number; data: string | null }>
  /** By the hashes of objects. */
  swept: Map<string, { sweptAt: number; isDone: boolean }>
  uploads: Map<string, UploadRow>
  parts: UploadPart[]
}

export interface StoredRow {
  store: string
  id: string
  created_at: string
  version: number
  place: number
  shape: number
  data: string | null
}

export interface UploadRow {
  id: string
  owner: string
  size: number
  received: number
  metadata: string
  begunAt: number
  touchedAt: number
  claim: string | null
  claimedUntil: number
  outcome: string | null
}

interface UploadPart {
  upload: string
  start: number
  bytes: number
  key: string
}

export const emptyTables = (): Tables => ({
  heads: new Map(),
  values: new Map(),
  rows: [],
  slots: new Map(),
  swept: new Map(),
  uploads: new Map(),
  parts: [],
})

/** When a statement runs, by the clock of the database, and what it tells other processes. */
interface Run {
  now: number
  notices: string[]
}

/** A statement by the words that it begins with, and what it does to the tables. */
export type Statement = [
  beginning: string,
  // biome-ignore lint/suspicious/noExplicitAny: the values of each statement have their own types
  answer: (tables: Tables, values: any, run: Run) => object[] | undefined,
]

export const nextPlace = (rows: readonly StoredRow[]) => (rows.at(-1)?.place ?? 0) + 1

export const presentOf = (rows: readonly StoredRow[], store: string) =>
  rows.filter(row => row.store === store && row.data !== null)
