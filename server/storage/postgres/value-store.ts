import { createChangeQueue } from '../change-queue.ts'
import type { Store } from '../json-store.ts'
import type { StoreShape } from '../store-options.ts'
import { createHead, type DatabasePlace } from './database.ts'
import { type Versioned, valueRow } from './value-row.ts'

/**
 * Opens a value in a row of PostgreSQL, the counterpart of `openStore` for a file. Readers get it
 * from memory; a change works on the current row, whichever process wrote it.
 * @throws StartError where the row is of a newer release or breaks the schema
 */
export async function openValueStore<T>(
  place: DatabasePlace,
  options: StoreShape<T>,
): Promise<Store<T>> {
  const { database, name } = place
  const { sql, follow, refresh } = database
  const row = valueRow<T>(place, options)
  const first = JSON.stringify(options.initial())
  await createHead(sql, name)
  // The initial value is written at once: all processes have the same one, also where it is random.
  await sql`insert into stored_values (name, shape, data)
    values (${name}, ${options.version}, ${first}) on conflict do nothing`
  const listeners = new Set<(before: Readonly<T>) => void>()
  let latest: Versioned<T> | undefined
  // Following begins before the first read, so that no notice is missed.
  follow({ name, version: () => latest?.version ?? -1, catchUp })
  await catchUp()
  const value = () => (latest as Versioned<T>).value

  /** The higher version wins: two answers may come in either order. */
  function renew(next: Versioned<T> | undefined): void {
    if (!next || (latest && next.version <= latest.version)) return
    const oldValue = latest
    latest = next
    if (oldValue) for (const listener of listeners) listener(oldValue.value)
  }

  async function catchUp(): Promise<void> {
    renew(await row.read(sql, latest?.version))
  }

  const queue = createChangeQueue<T>(async batch => {
    const { now, ...written } = await row.write(batch, options.initial, latest)
    renew(now)
    // Reading the row again tells whether a broken connection took the commit along.
    if ('failure' in written) await catchUp().catch(() => undefined)
    return written
  })

  return {
    get value() {
      return value()
    },
    change: queue.change,
    onChange: listener => void listeners.add(listener),
    refresh: () => refresh(name),
    settled: queue.settled,
  }
}
