import { unavailable } from '../base/errors.ts'
import type { Change, Result } from './apply-changes.ts'

interface Waiting<T> extends Change<T> {
  resolve: (returned: never) => void
  reject: (thrown: unknown) => void
}

/** The result of each change of a batch, and why none was stored where that failed. */
export interface Written<C> {
  results: readonly [C, Result][]
  failure?: unknown
}

export interface ChangeQueue<T> {
  /**
   * Resolves with what the change returned, once it is durable.
   * @throws what it throws, or a schema error: only this change is left out
   * @throws AppError 503 where nothing could be written
   */
  change<R>(change: (draft: T) => R): Promise<R>
  /** Resolves when no write is pending. */
  settled(): Promise<void>
}

/**
 * Runs one write at a time: changes during a write are batched into the next one.
 * @param write applies a batch and resolves when it is durable, or with why it is not
 */
export function createChangeQueue<T>(
  write: <C extends Change<T>>(batch: readonly C[]) => Promise<Written<C>>,
): ChangeQueue<T> {
  let waiting: Waiting<T>[] = []
  let writing: Promise<void> | undefined

  async function writeWhatWaits() {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      const { results, failure } = await write(batch)
      for (const [{ resolve, reject }, result] of results) {
        if ('thrown' in result) reject(result.thrown)
        else if (failure !== undefined) reject(notSaved(failure))
        else resolve(result.returned as never)
      }
    }
    writing = undefined
  }

  return {
    change: change =>
      new Promise((resolve, reject) => {
        waiting.push({ change, resolve, reject })
        writing ??= Promise.resolve().then(writeWhatWaits)
      }),
    settled: async () => writing,
  }
}

export const notSaved = (cause: unknown) =>
  unavailable('This could not be saved. Please try again in a moment.', cause)
