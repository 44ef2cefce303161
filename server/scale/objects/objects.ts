import type { Readable } from 'node:stream'

/** Bytes of a range: both are included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * An object store: the value of a key is replaced as a whole. Each function throws AppError 503
 * where the store does not answer.
 */
export interface Objects {
  /**
   * Resolves once it is stored. After a rejection the key has its former body, or the new one where
   * only the answer was lost.
   */
  put(key: string, body: { file: string } | Uint8Array): Promise<void>
  /**
   * Undefined where there is no such object. A range may end behind the end of the object. A reader
   * that stops early destroys the stream.
   * @throws RangeError where the range begins behind the end
   */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Returns the bytes; undefined where there is no such object. */
  sizeOf(key: string): Promise<number | undefined>
  /** Removes objects; missing ones count as removed. */
  remove(keys: readonly string[]): Promise<void>
  /** Lists objects in the order of their keys. */
  list(prefix: string): AsyncIterable<{ key: string; bytes: number; storedAt: Date }>
  /** @throws StartError where the store does not answer, or the bucket cannot be used; names the setting */
  check(): Promise<void>
}
