import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { megabyte } from '../../../web/base/units.ts'
import { type Disk, realDisk, syncFolder } from '../durable-file.ts'
import { notGood, notReadable } from '../envelope.ts'
import { change, insert, type Operation, remove } from './operation.ts'
import { createOrder, type Entry, type Segment } from './order.ts'
import { applyRetention } from './retention.ts'
import { checkedRow } from './row.ts'
import { searchTexts } from './search-texts.ts'
import { segmentFiles } from './segment-files.ts'
import type { Choice, MonthlyRow, MonthlyStore, MonthlyStoreOptions, NewRow } from './types.ts'
import { createWriter } from './writer.ts'

/**
 * Rows in JSON files, one per month, split at 1 MB: `2026-11-1.json`, `2026-11-2.json`. A change
 * writes a single file, so its cost does not depend on the number of rows, and since rows never
 * move between files, a crash loses or duplicates none. Changes during a write are batched into the
 * next one.
 * @throws StartError naming an invalid file; all files are left as they are
 */
export async function openMonthlyStore<Row extends MonthlyRow, Indexed>(
  options: MonthlyStoreOptions<Row, Indexed>,
): Promise<MonthlyStore<Row, Indexed>> {
  const {
    folder,
    schema,
    indexedFields,
    clock = Date.now,
    disk = realDisk,
    mostBytes = megabyte,
  } = options
  const { textOf = () => '', readOnly = false } = options
  if (!readOnly) await makeFolder(folder, disk)
  const files = segmentFiles<Row>({ ...options, disk })
  const order = createOrder(indexedFields, mostBytes)
  for (const name of await files.names()) {
    const { rows, bytes } = await files.read(name).catch((error: NodeJS.ErrnoException) => {
      throw error.code ? notReadable(files.fileOf(name), error) : error
    })
    const ids = new Set(rows.map(({ id }) => id))
    const isTwice = ids.size < rows.length || rows.some(({ id }) => order.find(id))
    if (isTwice) throw notGood(files.fileOf(name), 'a row of it is there twice')
    order.place(name, rows, bytes)
  }
  const writer = createWriter({ files, order, beforeEach: applyRetention(options, files, order) })
  const ask = <R>(operation: Operation<Row, R>) => writer.ask(operation)

  const texts = searchTexts(files, textOf)

  /** The matching rows of one file, newest first. */
  async function chosenOf(
    segment: Segment<Indexed>,
    { where = () => true, words = [] }: Choice<Indexed>,
  ) {
    const entries = segment.entries.filter(entry => where(entry.indexed)).reverse()
    if (entries.length === 0 || words.length === 0) return entries
    const ids = await texts.idsWith(words, segment.name)
    return entries.filter(({ id }) => ids.has(id))
  }

  /** The matching entries of all files. */
  async function matchingEntries(choice: Choice<Indexed>): Promise<Entry<Indexed>[]> {
    await writer.refresh()
    const entriesBySegment: Entry<Indexed>[][] = []
    for (const segment of order.segments().toReversed()) {
      entriesBySegment.push(await chosenOf(segment, choice))
    }
    const { rank } = choice
    const all = entriesBySegment.flat()
    if (rank) all.sort((one, other) => compare(rank(one.indexed), rank(other.indexed)))
    return all
  }

  const readRow = async ({ id, segment }: Entry<Indexed>) =>
    (await files.rows(segment.name)).find(row => row.id === id)

  async function append(fields: NewRow<Row>): Promise<Row> {
    const id = randomUUID()
    const createdAt = new Date(clock()).toISOString()
    return ask(insert(checkedRow({ id, createdAt, ...fields }, schema)))
  }

  return {
    get size() {
      return order.size
    },
    append,
    async add(make) {
      const rowOrId = make()
      if (typeof rowOrId === 'string') return { id: rowOrId }
      const row = await append(rowOrId)
      return { id: row.id, row }
    },
    change: (id, fn) => ask(change(id, fn, schema)),
    remove: id => ask(remove(id)),
    has: id => order.find(id) !== undefined,
    async find(id) {
      await writer.refresh()
      const entry = order.find(id)
      return entry && readRow(entry)
    },
    indexed: () => order.newestFirst(),
    indexedOf: id => order.find(id)?.indexed,
    refresh: writer.refresh,
    choose: matchingEntries,
    async page(choice, skip, take) {
      const all = await matchingEntries(choice)
      const rows: Row[] = []
      for (const entry of all.slice(skip, skip + take)) {
        const row = await readRow(entry)
        if (row) rows.push(row)
      }
      return { total: all.length, rows }
    },
    async *rows(choice = {}) {
      await writer.refresh()
      for (const segment of order.segments().toReversed()) {
        const ids = new Set((await chosenOf(segment, choice)).map(({ id }) => id))
        if (ids.size === 0) continue
        const rows = await files.readUncached(segment.name)
        for (const row of rows.toReversed()) if (ids.has(row.id)) yield row
      }
    },
    onRenewed: () => undefined,
    settled: writer.settled,
  }
}

/** Two infinite numbers are equal, too. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other)

async function makeFolder(folder: string, disk: Disk): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await syncFolder(dirname(folder), disk)
}
