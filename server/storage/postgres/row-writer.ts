import { notSaved } from '../change-queue.ts'
import type { Operation } from '../monthly/operation.ts'
import type { MonthlyRow } from '../monthly/types.ts'
import { type Database, lockHead, raiseHead } from './database.ts'
import type { RowTable } from './row-table.ts'
import type { Sql } from './sql.ts'

export interface RowWriter<Row extends MonthlyRow> {
  /** Resolves with the result of the change once its transaction is committed. */
  ask<R>(operation: () => Operation<Row, R>): Promise<R>
  /**
   * Does the same as `ask` for an operation that is made while no other process writes, from the
   * rows in memory, which then include all writes.
   */
  askMade<R>(make: () => Operation<Row, R>): Promise<R>
  settled(): Promise<void>
}

interface Pending<Row extends MonthlyRow> {
  make: () => Operation<Row, unknown>
  needsAll: boolean
  resolve: (returned: never) => void
  reject: (thrown: unknown) => void
}

interface WriterOptions<Row extends MonthlyRow> {
  database: Database
  name: string
  table: RowTable<Row>
  /** The ids of rows that are to be removed, in the transaction of a write. */
  expired: (tx: Sql) => Promise<readonly string[]>
  /** Reads the written rows into memory. */
  catchUp: (from?: Sql) => Promise<void>
  /** Returns the version of the store that is in memory. */
  version: () => number
}

/** Runs one transaction at a time: changes that wait share the next one. */
export function createRowWriter<Row extends MonthlyRow>(
  options: WriterOptions<Row>,
): RowWriter<Row> {
  const { database, name, table, expired, catchUp } = options
  let pending: Pending<Row>[] = []
  let writing: Promise<void> | undefined

  async function writePending() {
    while (pending.length > 0) {
      const batch = pending
      pending = []
      await writeBatch(batch)
    }
    writing = undefined
  }

  async function writeBatch(batch: readonly Pending<Row>[]) {
    try {
      const settle = await database.transaction(tx => applyBatch(tx, batch))
      await catchUp()
      for (const callback of settle) callback()
    } catch (cause) {
      await catchUp().catch(() => undefined)
      for (const { reject } of batch) reject(notSaved(cause))
    }
  }

  /**
   * Applies each change to the row in the database.
   * @returns a function that settles the callers
   */
  async function applyBatch(tx: Sql, batch: readonly Pending<Row>[]) {
    const stored = await lockHead(tx, name)
    const version = stored + 1
    if (options.version() < stored && batch.some(({ needsAll }) => needsAll)) await catchUp(tx)
    const settle: (() => void)[] = []
    const operations = batch.flatMap(({ make, resolve, reject }) => {
      try {
        return { ...make(), resolve, reject }
      } catch (thrown) {
        settle.push(() => reject(thrown))
        return []
      }
    })
    const ids = operations.flatMap(({ target }) => (typeof target === 'string' ? target : []))
    const rows = await table.byIds(tx, ids)
    const after = new Map([...rows].map(([id, { row }]) => [id, row]))
    for (const { target, apply, resolve, reject } of operations) {
      const id = typeof target === 'string' ? target : target.id
      const one = [after.get(id) ?? []].flat() as Row[]
      try {
        const returned = apply(one)
        settle.push(() => resolve(returned as never))
        if (one[0]) after.set(id, one[0])
        else after.delete(id)
      } catch (thrown) {
        settle.push(() => reject(thrown))
      }
    }
    const changed = [...after].filter(([id, row]) => row !== rows.get(id)?.row)
    const removed = [...rows.keys()].filter(id => !after.has(id))
    const old = await expired(tx)
    if (changed.length + removed.length + old.length === 0) return settle
    for (const [, row] of changed) await table.put(tx, row, version)
    for (const id of [...removed, ...old]) await table.remove(tx, id, version)
    await raiseHead(tx, name, version)
    return settle
  }

  const ask =
    (needsAll: boolean) =>
    <R>(make: () => Operation<Row, R>) =>
      new Promise<R>((resolve, reject) => {
        pending.push({ make, needsAll, resolve: resolve as (returned: never) => void, reject })
        writing ??= Promise.resolve().then(writePending)
      })

  return {
    ask: ask(false),
    askMade: ask(true),
    settled: async () => writing,
  }
}
