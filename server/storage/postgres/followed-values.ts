import { type ChangeQueue, createChangeQueue } from '../change-queue.ts'
import type { Values, ValuesShape } from '../open-values.ts'
import { inOrderOfIds } from '../order-of-ids.ts'
import type { DatabasePlace } from './database.ts'
import { type StoredValue, type ValueRow, type Versioned, valueRow } from './value-row.ts'

/** A value in memory, with the statements and the queue of its changes. */
interface Followed<T> {
  row: ValueRow<T>
  queue: ChangeQueue<T>
  /** Undefined before it is stored. */
  latest: Versioned<T> | undefined
  /** The initial value of the change that creates it. */
  initial: T | undefined
}

/**
 * Opens values by id, each in a row whose name begins with the common prefix; memory follows the
 * additions and changes of other processes.
 * @throws StartError where a row is of a newer release or breaks the schema
 */
export async function openFollowedValues<T>(
  { database, name }: DatabasePlace,
  shape: ValuesShape<T>,
): Promise<Values<T>> {
  const { sql, follow } = database
  const prefix = `${name}/`
  const values = new Map<string, Followed<T>>()
  const stored = new Map<string, Followed<T>>()
  const listeners = new Set<(ids: readonly string[]) => void>()
  const all = inOrderOfIds(stored)
  const idOf = (rowName: string) => rowName.slice(prefix.length)

  function followed(id: string): Followed<T> {
    const oldValue = values.get(id)
    if (oldValue) return oldValue
    const row = valueRow<T>({ database, name: prefix + id }, shape)
    const queue = createChangeQueue<T>(async batch => {
      const { now, ...written } = await row.write(batch, () => value.initial as T, value.latest)
      if (now) renew([[id, now]])
      // Reading the row again tells whether a broken connection took the commit along.
      if ('failure' in written) await catchUp(id).catch(() => undefined)
      return written
    })
    const value: Followed<T> = { row, queue, latest: undefined, initial: undefined }
    values.set(id, value)
    return value
  }

  /** The higher version wins: two answers may come in either order. */
  function renew(read: readonly (readonly [string, Versioned<T>])[]): void {
    const newer = read.filter(([id, { version }]) => version > versionOf(id))
    if (newer.length === 0) return
    for (const [id, now] of newer) {
      const value = followed(id)
      value.latest = now
      stored.set(id, value)
    }
    all.changed()
    for (const listener of listeners) listener(newer.map(([id]) => id))
  }

  const versionOf = (id: string) => values.get(id)?.latest?.version ?? -1

  async function catchUp(id: string): Promise<void> {
    const now = await followed(id).row.read(sql, versionOf(id))
    if (now) renew([[id, now]])
  }

  async function refresh(): Promise<void> {
    const versions = JSON.stringify(
      Object.fromEntries([...stored.keys()].map(id => [prefix + id, versionOf(id)])),
    )
    // Only rows that are newer than those in memory are read.
    const rows = await sql<StoredValue & { name: string }>`
      select name, version, shape, data from stored_values join store_heads using (name)
      where starts_with(name, ${prefix})
        and version > coalesce((${versions}::jsonb ->> name)::bigint, -1)
      order by name`
    renew(
      rows.map(({ name: rowName, ...read }) => {
        const id = idOf(rowName)
        return [id, followed(id).row.parse(read)] as const
      }),
    )
  }

  // Following begins before the first read, so that no notice is missed.
  follow({
    name: prefix,
    version: rowName => versionOf(idOf(rowName)),
    catchUp: rowName => catchUp(idOf(rowName)),
  })
  await refresh()

  return {
    get all() {
      return all.sorted().map(({ latest }) => (latest as Versioned<T>).value)
    },
    get: id => stored.get(id)?.latest?.value,
    change(id, initial, fn) {
      const value = followed(id)
      if (!value.latest) value.initial = initial
      return value.queue.change(fn)
    },
    onChange: listener => void listeners.add(listener),
    refresh,
    async settled() {
      await Promise.all([...values.values()].map(({ queue }) => queue.settled()))
    },
  }
}
