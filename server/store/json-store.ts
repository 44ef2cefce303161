import { type Adapter, Low } from 'lowdb'
import { unavailable } from '../errors.ts'
import { applyEach, type Change } from './apply-changes.ts'
import { durableAdapter } from './durable-adapter.ts'
import { NotPutBack } from './durable-file.ts'
import { notGood, notReadable, openEnvelope } from './envelope.ts'
import type { Envelope, StoreOptions } from './store-options.ts'

export interface Store<T> {
  /** What is on disk. A new object after each change, frozen. */
  readonly value: Readonly<T>
  /**
   * Changes a copy, writes it durably, makes it the value, and resolves with what `fn` returned.
   * `fn` does nothing but change its draft, at once: it runs again when a neighbour in the same
   * write fails.
   * @throws what `fn` throws, or a fault of the schema: this change alone is left out
   * @throws AppError 503 where the disk refuses: nothing is changed, in memory either
   */
  change<R>(fn: (draft: T) => R): Promise<R>
  /** Resolves when no write is under way. */
  settled(): Promise<void>
}

interface Waiting<T> extends Change<T> {
  resolve: (returned: never) => void
  reject: (thrown: unknown) => void
}

/**
 * A value in a JSON file, over lowdb. Changes that arrive during a write wait, and go to disk
 * together in the next one.
 * @throws StartError naming the file where it is not good; the file is left as it is
 */
export async function openStore<T>(options: StoreOptions<T>): Promise<Store<T>> {
  const { file, version, schema, adapter = durableAdapter<Envelope>(file) } = options
  const database = new Low<Envelope | null>(adapter as Adapter<Envelope | null>, null)
  await database.read().catch((error: NodeJS.ErrnoException) => {
    throw error.code ? notReadable(file, error) : notGood(file, error.message)
  })
  let value = openEnvelope(database.data, options)
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

  /** After a write that left it unknown which text is in the file. */
  async function readAgain() {
    await database.read()
    value = openEnvelope(database.data, options)
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
