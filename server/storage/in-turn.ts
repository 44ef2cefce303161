import { createSerialQueue, type InTurn } from '../base/serial-queue.ts'
import { notSaved } from './change-queue.ts'
import type { Database } from './postgres/database.ts'

/**
 * For what reads stores before it changes them: one task after the other, among all processes, and each
 * finds in memory what those before it have written. A task must not wait for another of its name.
 * @param database undefined where there is one process
 */
export function tasksInTurn(
  name: string,
  database: Pick<Database, 'alone'> | undefined,
  stores: readonly { refresh(): Promise<void> }[],
): InTurn {
  if (!database) return createSerialQueue()
  return async task => {
    let isBegun = false
    const begin = async () => {
      await Promise.all(stores.map(store => store.refresh()))
      isBegun = true
      return task()
    }
    return database.alone(name, begin).catch(error => {
      throw isBegun ? error : notSaved(error)
    })
  }
}
