import { type Adapter, Low } from 'lowdb'
import { applyEach } from './apply-changes.ts'
import { createChangeQueue } from './change-queue.ts'
import { durableAdapter } from './durable-adapter.ts'
import { NotPutBack } from './durable-file.ts'
import { notGood, notReadable, openEnvelope } from './envelope.ts'
import type { Envelope, FilePlace, StoreShape } from './store-options.ts'

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
  /**
   * Called after `value` has changed, whichever process changed it, and before `change` resolves. It
   * must not throw.
   */
  onChange(listener: (before: Readonly<T>) => void): void
  /**
   * Resolves when `value` is no older than what any process had written when it was called.
   * @throws AppError 503 where the database does not answer
   */
  refresh(): Promise<void>
  /** Resolves when no write is pending. */
  settled(): Promise<void>
}

/**
 * A value in a JSON file, over lowdb. Changes during a write are batched into the next one.
 * @throws StartError naming an invalid file, which is left as it is
 */
export async function openJsonStore<T>(options: FilePlace & StoreShape<T>): Promise<Store<T>> {
  const { file, version, schema, adapter = durableAdapter<Envelope>(file) } = options
  const database = new Low<Envelope | null>(adapter as Adapter<Envelope | null>, null)
  await database.read().catch((error: NodeJS.ErrnoException) => {
    throw error.code ? notReadable(file, error) : notGood(file, error.message)
  })
  let value = openEnvelope(database.data, options)
  // `value` has the data now; a second copy would only take memory.
  database.data = null
  const listeners = new Set<(before: Readonly<T>) => void>()
  const queue = createChangeQueue<T>(async batch => {
    const oldValue = value
    const { next, results } = applyEach(value, batch, schema)
    const failure = next === value ? undefined : await write(next)
    if (value !== oldValue) for (const listener of listeners) listener(oldValue)
    return { results, failure }
  })

  async function write(next: T) {
    const oldData = database.data
    try {
      database.data = { version, data: next }
      await database.write()
      value = next
      return undefined
    } catch (error) {
      database.data = oldData
      if (error instanceof NotPutBack) await readAgain().catch(() => undefined)
      return error
    }
  }

  /** Called after a write that left the file's content unknown. */
  async function readAgain() {
    await database.read()
    value = openEnvelope(database.data, options)
    database.data = null
  }

  return {
    get value() {
      return value
    },
    change: queue.change,
    onChange: listener => void listeners.add(listener),
    refresh: async () => undefined,
    settled: queue.settled,
  }
}
