import { openJsonStore, type Store } from './json-store.ts'
import type { StoreOptions } from './store-options.ts'

export type { Store } from './json-store.ts'

/**
 * A value in a JSON file, or in the database of several processes: the stores do not know which.
 * @throws StartError naming what is invalid, which is left as it is
 */
export async function openStore<T>(options: StoreOptions<T>): Promise<Store<T>> {
  if (!('database' in options)) return openJsonStore(options)
  const { openValueStore } = await import('./postgres/value-store.ts')
  return openValueStore(options, options)
}
