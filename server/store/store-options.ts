import type { Adapter } from 'lowdb'
import type * as z from 'zod'

/** What stands in every file: the data and the version of its shape. */
export interface Envelope {
  version: number
  data: unknown
}

export interface StoreOptions<T> {
  /** The JSON file, absolute. */
  file: string
  /** Of the shape of the data; a file of a later one is refused. */
  version: number
  schema: z.ZodType<T>
  /** What a new installation starts with; a fresh value at each call. */
  initial: () => T
  /** Makes data of this version from that of an earlier one. */
  migrate?: (data: unknown, from: number) => unknown
  adapter?: Adapter<Envelope>
}
