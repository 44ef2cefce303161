import { openJsonStore, type Store } from './json-store.ts'
import type { StoreOptions } from './store-options.ts'

export type { Store } from './json-store.ts'

/**
 * Opens a value in a JSON file, or in the database of several processes; stores use both alike.
 * @throws StartError naming the fault; invalid data stay untouched
 */
export async function openStore<T>(options: StoreOptions<T>): Promise<Store<T>> {
  if (!('database' in options)) return openJsonStore(options)
  const { openValueStore } = await import('./postgres/value-store.ts')
  return openValueStore(options, options)
}
