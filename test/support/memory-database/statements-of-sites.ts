import { nextPlace, presentOf, type Statement, type StoredRow, type Tables } from './tables.ts'

interface SlotData {
  sha256: string
  bytes: number
}

/** The statements of what reads, writes and checks a whole site. */
export const statementsOfSites: readonly Statement[] = [
  ['select pg_try_advisory_xact_lock', () => [{ taken: true }]],
  ['select 1', () => []],
  ['set ', () => []],
  ['lock table store_heads', () => []],
  [
    'select exists (select from stored_values)',
    ({ values, slots, rows }) => [
      { found: values.size > 0 || filesIn(slots).length > 0 || rows.some(({ data }) => data) },
    ],
  ],
  ['select name from store_heads order by name', ({ heads }) => named([...heads.keys()])],
  [
    'select name, version from store_heads order by name',
    ({ heads }) => [...heads].sort().map(([name, version]) => ({ name, version: `${version}` })),
  ],
  [
    "select name from stored_values where name not in ('last-backup', ?)",
    ({ values }, [note]: [string]) =>
      named([...values.keys()].filter(name => name !== 'last-backup' && name !== note)),
  ],
  [
    'select shape, data from stored_values where name = ?',
    ({ values }, [name]: [string]) => [values.get(name) ?? []].flat(),
  ],
  [
    'insert into stored_values (name, shape, data) values (?, ?, ?)',
    ({ values }, [name, shape, data]: [string, number, string]) => {
      if (values.has(name)) return nothing()
      values.set(name, { shape, data })
      return []
    },
  ],
  [
    'delete from stored_values',
    ({ values }) => {
      values.clear()
      return []
    },
  ],
  [
    'update stored_rows set version = ?, data = null where store = ? and data is not null',
    ({ rows }, [version, store]: [number, string]) => {
      for (const row of presentOf(rows, store)) Object.assign(row, { version, data: null })
      return []
    },
  ],
  [
    'update slot_files set version = ?, data = null',
    ({ slots }, [version]: [number]) => {
      for (const slot of slots.values()) {
        if (slot.data !== null) Object.assign(slot, { version, data: null })
      }
      return []
    },
  ],
  ['select path, data from slot_files where data is not null', ({ slots }) => filesIn(slots)],
  [
    "select sum((data::json ->> 'bytes')::bigint) as bytes from slot_files",
    ({ slots }) => {
      const sizes = filesIn(slots).map(({ data }) => (JSON.parse(data) as SlotData).bytes)
      const sum = sizes.reduce((all, bytes) => all + bytes, 0)
      return [{ bytes: sizes.length > 0 ? `${sum}` : null }]
    },
  ],
  [
    "select exists (select from slot_files where data::json ->> 'sha256' = ?)",
    ({ slots, rows }, [sha256, store]: [string, string]) => {
      const inSlots = filesIn(slots).map(({ data }) => JSON.parse(data) as SlotData)
      const inBin = presentOf(rows, store).flatMap(
        ({ data }) => (JSON.parse(data ?? '') as { objects: SlotData[] }).objects,
      )
      return [{ found: [...inSlots, ...inBin].some(file => file.sha256 === sha256) }]
    },
  ],
  [
    'delete from stored_rows where store = ? and id = any(?::uuid[])',
    ({ rows }, [store, ids]: [string, string[]]) => {
      const left = rows.filter(row => row.store !== store || !ids.includes(row.id))
      rows.splice(0, rows.length, ...left)
      return []
    },
  ],
  [
    'insert into stored_rows (store, id, created_at, version, shape, data) select',
    (
      { rows },
      [store, version, ids, times, shapes, data]: [
        string,
        number,
        string[],
        string[],
        number[],
        string[],
      ],
    ) => {
      for (const [at, id] of ids.entries()) {
        rows.push({
          ...{ store, id, version, place: nextPlace(rows) },
          ...{ created_at: times[at] as string, shape: shapes[at] as number },
          data: data[at] as string,
        })
      }
      return []
    },
  ],
  [
    'select data from stored_rows where store = ? and data is not null order by id',
    ({ rows }, [store]: [string]) =>
      presentOf(rows, store)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .map(({ data }) => ({ data })),
  ],
  [
    'declare rows_by_month',
    tables => {
      const keyOf = ({ store, created_at: at }: StoredRow) => `${store} ${at.slice(0, 7)}`
      const all = tables.rows.filter(({ store, data }) => store !== 'bin' && data !== null)
      const left = all.toSorted((one, other) =>
        keyOf(one) === keyOf(other) ? one.place - other.place : keyOf(one) < keyOf(other) ? -1 : 1,
      )
      cursors.set(tables, left)
      return []
    },
  ],
  ['fetch 500 from rows_by_month', tables => cursors.get(tables)?.splice(0, 500) ?? nothing()],
  [
    'close rows_by_month',
    tables => {
      cursors.delete(tables)
      return []
    },
  ],
]

const cursors = new WeakMap<Tables, StoredRow[]>()

const named = (names: string[]) => names.sort().map(name => ({ name }))

const filesIn = (slots: Tables['slots']): { path: string; data: string }[] =>
  [...slots].flatMap(([path, { data }]) => (data === null ? [] : { path, data }))

function nothing(): never {
  throw new Error('The tables in memory cannot do this statement now.')
}
