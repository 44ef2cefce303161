import { applyEach, deepFreeze } from '../apply-changes.ts'
import { createChangeQueue } from '../change-queue.ts'
import { dataOf } from '../envelope.ts'
import type { Store } from '../json-store.ts'
import type { StoreShape } from '../store-options.ts'
import { createHead, type DatabasePlace, lockHead, raiseHead } from './database.ts'
import type { Sql } from './sql.ts'

/**
 * A value in a row of PostgreSQL, as `openStore` has it in a file. Its readers get it from memory;
 * a change works on what the row has at that moment, whichever process wrote it.
 * @throws StartError where the row is of a newer release or breaks the schema
 */
export async function openValueStore<T>(
  { database, name }: DatabasePlace,
  options: StoreShape<T>,
): Promise<Store<T>> {
  const { sql, transaction, follow } = database
  const { version: shape, schema, initial } = options
  const place = `The value "${name}" in the database`
  await createHead(sql, name)
  await sql`insert into stored_values (name, shape, data)
    values (${name}, ${shape}, ${JSON.stringify(initial())}) on conflict do nothing`
  const listeners = new Set<() => void>()
  let { value, version } = await read(sql)

  async function read(from: Sql): Promise<{ value: T; version: number }> {
    const [row] = await from<{ version: string; shape: number; data: string }>`
      select version, shape, data from stored_values join store_heads using (name)
      where name = ${name}`
    const stored = row && { version: row.shape, data: JSON.parse(row.data) as unknown }
    const value = deepFreeze(dataOf<T>(stored, { ...options, file: place }))
    return { value, version: Number(row?.version) }
  }

  /** What was read or written later is newer: two answers may come in either order. */
  function renew(next: { value: T; version: number }): void {
    if (next.version > version) ({ value, version } = next)
  }

  const queue = createChangeQueue<T>(async batch => {
    let results: ReturnType<typeof applyEach<T, (typeof batch)[number]>>['results'] = []
    try {
      const written = await transaction(async tx => {
        const locked = await lockHead(tx, name)
        const before = locked === version ? value : (await read(tx)).value
        const applied = applyEach(before, batch, schema)
        results = applied.results
        if (applied.next === before) return { value: before, version: locked }
        const data = JSON.stringify(applied.next)
        await tx`update stored_values set shape = ${shape}, data = ${data} where name = ${name}`
        await raiseHead(tx, name, locked + 1)
        return { value: applied.next, version: locked + 1 }
      })
      renew(written)
      return { results }
    } catch (failure) {
      // Whether a broken line took the commit along is known when the row is read again.
      await catchUp().catch(() => undefined)
      const notApplied = batch.map((one): (typeof results)[number] => [
        one,
        { returned: undefined },
      ])
      return { results: results.length > 0 ? results : notApplied, failure }
    }
  })

  async function catchUp(): Promise<void> {
    const before = version
    renew(await read(sql))
    if (version !== before) for (const listener of listeners) listener()
  }

  follow({ name, version: () => version, catchUp })
  return {
    get value() {
      return value
    },
    change: queue.change,
    onRenewed: listener => void listeners.add(listener),
    sure: catchUp,
    settled: queue.settled,
  }
}
