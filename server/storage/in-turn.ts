import { createSerialQueue, type InTurn } from '../base/serial-queue.ts'
import { notSaved } from './change-queue.ts'
import type { Database } from './postgres/database.ts'

/**
 * Runs tasks that read stores before changing them one after the other, among all processes; each
 * sees in memory the changes of those before it. A task must not wait for another of its name.
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
