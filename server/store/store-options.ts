import type { Adapter } from 'lowdb'
import type * as z from 'zod'

/** The content of every file: the data and the version of its shape. */
export interface Envelope {
  version: number
  data: unknown
}

export interface StoreOptions<T> {
  /** The JSON file, absolute. */
  file: string
  /** Of the data's shape; a file of a later version is rejected. */
  version: number
  schema: z.ZodType<T>
  /** The data of a new installation; a new value at each call. */
  initial: () => T
  /** Converts data of an earlier version to this one. */
  migrate?: (data: unknown, from: number) => unknown
  adapter?: Adapter<Envelope>
}
