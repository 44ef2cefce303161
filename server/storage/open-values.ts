import type { DatabasePlace } from './postgres/database.ts'
import type { StoreShape } from './store-options.ts'
import { valuesInFolder } from './values-in-folder.ts'

/**
 * The place of values: a file for each in a folder, or the database that several processes share.
 */
export type ValuesPlace = ValuesFolder | DatabasePlace

export interface ValuesFolder {
  /** An absolute path, used for these values only; the first change creates it. */
  folder: string
}

export type ValuesShape<T> = Omit<StoreShape<T>, 'initial'>

/** Values of one kind, each with an id of small letters, digits and hyphens: a change of one writes no other. */
export interface Values<T> {
  /** All values in the order of their ids. */
  readonly all: readonly Readonly<T>[]
  get(id: string): Readonly<T> | undefined
  /**
   * Changes a copy of a value, as `Store.change` does; the first change of one makes it from `initial`.
   * @throws what `fn` throws, or a schema error; AppError 503 where it cannot be written
   */
  change<R>(id: string, initial: T, fn: (draft: T) => R): Promise<R>
  /** Called with the ids after values have changed, whichever process changed them. It must not throw. */
  onChange(listener: (ids: readonly string[]) => void): void
  /** Resolves when the values include every process's writes from before the call. */
  refresh(): Promise<void>
  /** Resolves when no write is pending. */
  settled(): Promise<void>
}

/** @throws StartError naming a value that is invalid, which is left as it is */
export async function openValues<T>(place: ValuesPlace, shape: ValuesShape<T>): Promise<Values<T>> {
  if (!('database' in place)) return valuesInFolder(place, shape)
  const { openFollowedValues } = await import('./postgres/followed-values.ts')
  return openFollowedValues(place, shape)
}
