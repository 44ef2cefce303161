import type { Readable } from 'node:stream'

/** Bytes of a range: both are included. */
export interface ByteRange {
  start: number
  end: number
}

/** An object store: what is stored under a key is replaced as a whole. */
export interface Objects {
  /** Resolves once it is stored; where it rejects, the key has what it had. */
  put(key: string, body: { file: string } | Uint8Array): Promise<void>
  /** Undefined where there is no such object. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** In bytes; undefined where there is no such object. */
  sizeOf(key: string): Promise<number | undefined>
  /** Those that are not there count as removed. */
  remove(keys: readonly string[]): Promise<void>
  /** In the order of their keys. */
  list(prefix: string): AsyncIterable<{ key: string; bytes: number; storedAt: Date }>
  /** @throws where the store does not answer, or does not know the bucket */
  check(): Promise<void>
}
