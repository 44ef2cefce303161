import { type Adapter, Low } from 'lowdb'
import { unavailable } from '../errors.ts'
import { applyEach, type Change } from './apply-changes.ts'
import { durableAdapter } from './durable-adapter.ts'
import { NotPutBack } from './durable-file.ts'
import { notGood, notReadable, openEnvelope } from './envelope.ts'
import type { Envelope, StoreOptions } from './store-options.ts'

export interface Store<T> {
  /** The value on disk. A new object after each change, frozen. */
  readonly value: Readonly<T>
  /**
   * Changes a copy, writes it durably, makes it the value, and resolves with what `fn` returned.
   * `fn` must only change its draft, synchronously: it runs again when another change of the same
   * write fails.
   * @throws what `fn` throws, or a schema error: only this change is left out
   * @throws AppError 503 where the disk fails: nothing is changed, in memory either
   */
  change<R>(fn: (draft: T) => R): Promise<R>
  /** Resolves when no write is pending. */
  settled(): Promise<void>
}

interface Waiting<T> extends Change<T> {
  resolve: (returned: never) => void
  reject: (thrown: unknown) => void
}

/**
 * A value in a JSON file, over lowdb. Changes during a write are batched into the next one.
 * @throws StartError naming an invalid file, which is left as it is
 */
export async function openStore<T>(options: StoreOptions<T>): Promise<Store<T>> {
  const { file, version, schema, adapter = durableAdapter<Envelope>(file) } = options
  const database = new Low<Envelope | null>(adapter as Adapter<Envelope | null>, null)
  await database.read().catch((error: NodeJS.ErrnoException) => {
    throw error.code ? notReadable(file, error) : notGood(file, error.message)
  })
  let value = openEnvelope(database.data, options)
  // What was read is in `value` now; a second copy would only take memory.
  database.data = null
  let waiting: Waiting<T>[] = []
  let writing: Promise<void> | undefined

  async function writeWhatWaits() {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      const { next, results } = applyEach(value, batch, schema)
      const failure = next === value ? undefined : await write(next)
      for (const [{ resolve, reject }, result] of results) {
        if ('thrown' in result) reject(result.thrown)
        else if (failure) reject(failure)
        else resolve(result.returned as never)
      }
    }
    writing = undefined
  }

  async function write(next: T) {
    const before = database.data
    try {
      database.data = { version, data: next }
      await database.write()
      value = next
      return undefined
    } catch (error) {
      database.data = before
      if (error instanceof NotPutBack) await readAgain().catch(() => undefined)
      return unavailable('This could not be saved. Please try again in a moment.', error)
    }
  }

  /** After a write that left the file's content unknown. */
  async function readAgain() {
    await database.read()
    value = openEnvelope(database.data, options)
    database.data = null
  }

  return {
    get value() {
      return value
    },
    change: change =>
      new Promise((resolve, reject) => {
        waiting.push({ change, resolve, reject })
        writing ??= Promise.resolve().then(writeWhatWaits)
      }),
    settled: async () => writing,
  }
}
