/**
 * What tables of PostgreSQL hold, as far as the stand-in knows them. Times are in milliseconds since
 * 1970.
 */
export interface Tables {
  /** Versions by the names of stores. */
  heads: Map<string, number>
  /** By store and id. */
  rows: Map<string, StoredRow>
  slots: Map<string, { version: number; data: string | null }>
  swept: Map<string, { sweptAt: number; isDone: boolean }>
  uploads: Map<string, UploadRow>
  parts: UploadPart[]
}

export interface StoredRow {
  store: string
  id: string
  place: number
  version: number
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

export interface UploadPart {
  upload: string
  start: number
  bytes: number
  key: string
}

export const emptyTables = (): Tables => ({
  heads: new Map(),
  rows: new Map(),
  slots: new Map(),
  swept: new Map(),
  uploads: new Map(),
  parts: [],
})

/** A statement by how its text begins, and what it does. */
export interface Statement {
  beginning: string
  run(tables: Tables, values: unknown[], now: number): object[]
}

/** @param run with the values of the statement in their order; returns rows, or nothing for none */
export const statement = <Values extends unknown[]>(
  beginning: string,
  run: (tables: Tables, values: Values, now: number) => object[] | undefined,
): Statement => ({
  beginning,
  run: (tables, values, now) => run(tables, values as Values, now) ?? [],
})
