import { applyEach, type Change, deepFreeze } from '../apply-changes.ts'
import type { Written } from '../change-queue.ts'
import { dataOf } from '../envelope.ts'
import type { StoreShape } from '../store-options.ts'
import { createHead, type DatabasePlace, lockHead, raiseHead } from './database.ts'
import type { Sql } from './sql.ts'

/** A value and the version of its row. */
export interface Versioned<T> {
  value: T
  version: number
}

/** A row of `stored_values` with its version of `store_heads`. */
export interface StoredValue {
  version: string
  shape: number
  data: string
}

/** The statements of one value in the database. */
export interface ValueRow<T> {
  /** @throws StartError where it is of a newer release or breaks the schema */
  parse(stored: StoredValue): Versioned<T>
  /** Undefined where nothing is stored, or nothing newer than a version. */
  read(from: Sql, than?: number): Promise<Versioned<T> | undefined>
  /**
   * Applies changes to the current row, whichever process wrote it, or to the initial value, in one
   * transaction.
   * @param latest the caller's value in memory, which is read again where it is older
   * @returns with the results, the stored value; without it where there is none, or it is unknown
   */
  write<C extends Change<T>>(
    batch: readonly C[],
    initial: () => T,
    latest?: Versioned<T>,
  ): Promise<Written<C> & { now?: Versioned<T> }>
}

export function valueRow<T>(
  { database, name }: DatabasePlace,
  { version: shape, schema, migrate }: Omit<StoreShape<T>, 'initial'>,
): ValueRow<T> {
  const options = {
    file: `The value "${name}" in the database`,
    version: shape,
    schema,
    ...(migrate && { migrate }),
  }

  function parse({ version, ...stored }: StoredValue): Versioned<T> {
    const data = JSON.parse(stored.data) as unknown
    const value = deepFreeze(dataOf<T>({ version: stored.shape, data }, options))
    return { value, version: Number(version) }
  }

  async function read(from: Sql, version = -1): Promise<Versioned<T> | undefined> {
    const [stored] = await from<StoredValue>`
      select version, shape, data from stored_values join store_heads using (name)
      where name = ${name} and version > ${version}`
    return stored && parse(stored)
  }

  return {
    parse,
    read,
    async write(batch, initial, latest) {
      type Results = Written<(typeof batch)[number]>['results']
      let results: Results = []
      try {
        const now = await database.transaction(async tx => {
          if (!latest) await createHead(tx, name)
          const version = await lockHead(tx, name)
          const current = latest?.version === version ? latest : await read(tx)
          const value = current?.value ?? initial()
          const outcome = applyEach(value, batch, schema)
          results = outcome.results
          if (outcome.next === value) return current
          const data = JSON.stringify(outcome.next)
          await tx`insert into stored_values (name, shape, data) values (${name}, ${shape}, ${data})
            on conflict (name) do update set shape = excluded.shape, data = excluded.data`
          await raiseHead(tx, name, version + 1)
          return { value: outcome.next, version: version + 1 }
        })
        return { results, ...(now && { now }) }
      } catch (failure) {
        const notApplied: Results = batch.map(change => [change, { returned: undefined }])
        return { results: results.length > 0 ? results : notApplied, failure }
      }
    },
  }
}
