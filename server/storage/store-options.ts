import type { Adapter } from 'lowdb'
import type * as z from 'zod'
import type { DatabasePlace } from './postgres/database.ts'

/** The content of every file: the data and the version of its shape. */
export interface Envelope {
  version: number
  data: unknown
}

/** The place of a value: a file, or the database that several processes share. */
export type StorePlace = FilePlace | DatabasePlace

export interface FilePlace {
  /** The JSON file, absolute. */
  file: string
  adapter?: Adapter<Envelope>
}

export interface StoreShape<T> {
  /** The version of the data's shape; data of a later version are rejected. */
  version: number
  schema: z.ZodType<T>
  /** The data of a new installation; a new value at each call. */
  initial: () => T
  /** Converts data of an earlier version to this one. */
  migrate?: (data: unknown, from: number) => unknown
}

export type StoreOptions<T> = StorePlace & StoreShape<T>
