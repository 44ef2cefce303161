import { randomUUID } from 'node:crypto'
import { added, change, existing, insert, type Operation, remove } from '../monthly/operation.ts'
import { checkedRow } from '../monthly/row.ts'
import type { Choice, MonthlyRow, MonthlyStore, NewRow, RowsShape } from '../monthly/types.ts'
import { createHead, type DatabasePlace } from './database.ts'
import { expiredRows } from './expired-rows.ts'
import { createRowOrder, type RowEntry } from './row-order.ts'
import { type ReadRow, rowTable } from './row-table.ts'
import { rowTexts } from './row-texts.ts'
import { createRowWriter } from './row-writer.ts'

/** The number of rows that one statement of `rows()` reads. */
const AT_ONCE = 500

/**
 * Rows in a table of PostgreSQL, as `openMonthlyStore` has them in files. What is indexed of each is
 * in memory; rows are read when they are asked for.
 * @throws StartError where a row is of a newer release or breaks the schema
 */
export async function openRowStore<Row extends MonthlyRow, Indexed>(
  { database, name }: DatabasePlace,
  options: RowsShape<Row, Indexed>,
): Promise<MonthlyStore<Row, Indexed>> {
  const { sql, follow, refresh } = database
  const { schema, indexedFields, clock = Date.now, textOf = () => '' } = options
  const table = rowTable<Row>(name, options)
  const order = createRowOrder<Indexed>()
  const texts = rowTexts(ids => table.byIds(sql, ids), textOf)
  const listeners = new Set<(ids: readonly string[]) => void>()
  let seen = 0

  function place({ row, place }: ReadRow<Row>): void {
    order.place({ id: row.id, createdAt: row.createdAt, place, indexed: indexedFields(row) })
    texts.forget(row.id)
  }

  function drop(id: string): void {
    order.drop(id)
    texts.forget(id)
  }

  let catchingUp: Promise<void> = Promise.resolve()
  /** Reads run one after the other: a late answer would undo a newer one. */
  function catchUp(from = sql): Promise<void> {
    const next = catchingUp.then(async () => {
      const { rows, removed, version } = await table.since(from, seen)
      if (version <= seen) return
      for (const row of rows) place(row)
      for (const id of removed) drop(id)
      seen = version
      const ids = [...rows.map(({ row }) => row.id), ...removed]
      for (const listener of listeners) listener(ids)
    })
    catchingUp = next.catch(() => undefined)
    return next
  }

  await createHead(sql, name)
  // Following begins before the first read, so that no notice is missed.
  follow({ name, version: () => seen, catchUp: () => catchUp() })
  await catchUp()
  const writer = createRowWriter<Row>({
    database,
    name,
    table,
    expired: expiredRows(name, options),
    catchUp,
    version: () => seen,
  })
  const ask = <R>(operation: Operation<Row, R>) => writer.ask(() => operation)

  function newRow(fields: NewRow<Row>): Row {
    const id = randomUUID()
    const createdAt = new Date(clock()).toISOString()
    return checkedRow({ id, createdAt, ...fields }, schema)
  }

  async function matchingEntries({ where = () => true, words = [], rank }: Choice<Indexed>) {
    await catchUp()
    const all = [...order.newestFirst()].filter(({ indexed }) => where(indexed))
    const entries = words.length === 0 ? all : await texts.having(words, all)
    return rank
      ? entries.sort((one, other) => compare(rank(one.indexed), rank(other.indexed)))
      : entries
  }

  async function rowsOf(entries: readonly RowEntry<Indexed>[]): Promise<Row[]> {
    const rows = await table.byIds(
      sql,
      entries.map(({ id }) => id),
    )
    return entries.flatMap(({ id }) => rows.get(id)?.row ?? [])
  }

  return {
    get size() {
      return order.size
    },
    append: async fields => ask(insert(newRow(fields))),
    add: make =>
      writer.askMade(() => {
        const rowOrId = make()
        return typeof rowOrId === 'string' ? existing(rowOrId) : added(newRow(rowOrId))
      }),
    change: (id, fn) => ask(change(id, fn, schema)),
    remove: id => ask(remove(id)),
    has: id => order.find(id) !== undefined,
    find: async id => (await table.byIds(sql, [id])).get(id)?.row,
    indexed: () => order.newestFirst(),
    indexedOf: id => order.find(id)?.indexed,
    refresh: () => refresh(name),
    choose: matchingEntries,
    async page(choice, skip, take) {
      const all = await matchingEntries(choice)
      return { total: all.length, rows: await rowsOf(all.slice(skip, skip + take)) }
    },
    async *rows(choice = {}) {
      const all = await matchingEntries(choice)
      for (let from = 0; from < all.length; from += AT_ONCE) {
        yield* await rowsOf(all.slice(from, from + AT_ONCE))
      }
    },
    onRenewed: listener => void listeners.add(listener),
    settled: writer.settled,
  }
}

/** Two infinite numbers are equal, too. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other)
