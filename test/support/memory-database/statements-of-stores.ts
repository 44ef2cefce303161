import { nextPlace, presentOf, type Statement, type StoredRow, type Tables } from './tables.ts'

/** The database writes large numbers as texts. */
const big = (number: number) => `${number}`

export const statementsOfStores: readonly Statement[] = [
  [
    'insert into store_heads (name) values (?) on conflict do nothing',
    ({ heads }, [name]: [string]) => {
      if (!heads.has(name)) heads.set(name, 0)
      return []
    },
  ],
  [
    'select version from store_heads where name = ? for update',
    ({ heads }, [name]: [string]) =>
      versionIn(heads, name).map(version => ({ version: big(version) })),
  ],
  [
    'update store_heads set version = ? where name = ?',
    ({ heads }, [version, name]: [number, string]) => {
      heads.set(name, Number(version))
      return []
    },
  ],
  [
    'select pg_notify(?, ?)',
    (_, [, text]: [string, string], { notices }) => {
      notices.push(text)
      return []
    },
  ],
  [
    'select version, shape, data from stored_values join store_heads using (name) where name = ?',
    ({ heads, values }, [name, than]: [string, number]) => {
      const stored = values.get(name)
      const newer = versionIn(heads, name).filter(version => version > than)
      return stored ? newer.map(version => ({ ...stored, version: big(version) })) : []
    },
  ],
  [
    'select name, version, shape, data from stored_values join store_heads using (name) where starts_with',
    ({ heads, values }, [prefix, known]: [string, string]) => {
      const versions = JSON.parse(known) as Record<string, number>
      const found = [...values].filter(([name]) => name.startsWith(prefix)).sort()
      return found.flatMap(([name, stored]) =>
        versionIn(heads, name)
          .filter(version => version > (versions[name] ?? -1))
          .map(version => ({ ...stored, name, version: big(version) })),
      )
    },
  ],
  [
    'insert into stored_values (name, shape, data) values (?, ?, ?) on conflict (name) do update',
    ({ values }, [name, shape, data]: [string, number, string]) => {
      values.set(name, { shape, data })
      return []
    },
  ],
  [
    'insert into stored_values (name, shape, data) values (?, ?, ?) on conflict do nothing',
    ({ values }, [name, shape, data]: [string, number, string]) => {
      if (!values.has(name)) values.set(name, { shape, data })
      return []
    },
  ],
  [
    'select id, place, shape, data from stored_rows where store = ? and id = any(?::uuid[]) and data is not null',
    ({ rows }, [store, ids]: [string, string[]]) =>
      presentOf(rows, store)
        .filter(({ id }) => ids.includes(id))
        .map(written),
  ],
  [
    'select head.version as head, id, place, shape, data from store_heads head left join stored_rows',
    ({ heads, rows }, [than, name]: [number, string]) => {
      const changed = rows.filter(row => row.store === name && row.version > than)
      const none = { id: null, place: null, shape: null, data: null }
      return versionIn(heads, name).flatMap(version =>
        (changed.length > 0 ? changed.map(written) : [none]).map(row => ({
          ...row,
          head: big(version),
        })),
      )
    },
  ],
  [
    'insert into stored_rows (store, id, created_at, version, shape, data) values',
    (
      { rows },
      [store, id, created_at, version, shape, data]: [
        string,
        string,
        string,
        number,
        number,
        string,
      ],
    ) => {
      const renewed = { version, shape, data }
      let row = rows.find(one => one.store === store && one.id === id)
      if (row) Object.assign(row, renewed)
      else {
        row = { store, id, created_at, place: nextPlace(rows), ...renewed }
        rows.push(row)
      }
      return [{ place: big(row.place) }]
    },
  ],
  [
    'update stored_rows set version = ?, data = null where store = ? and id = ?',
    ({ rows }, [version, store, id]: [number, string, string]) => {
      const row = rows.find(one => one.store === store && one.id === id)
      Object.assign(row ?? {}, { version, data: null })
      return []
    },
  ],
  [
    'select max(created_at) as last from stored_rows where store = ? and data is not null',
    ({ rows }, [store, limit]: [string, number]) => {
      const byDay = new Map<string, string>()
      for (const { created_at: at } of presentOf(rows, store)) {
        const day = at.slice(0, 10)
        if (at > (byDay.get(day) ?? '')) byDay.set(day, at)
      }
      const lasts = [...byDay.values()].sort().reverse()
      return lasts.slice(0, limit).map(last => ({ last }))
    },
  ],
  [
    'select id from stored_rows where store = ? and data is not null and created_at < ?',
    ({ rows }, [store, before]: [string, string]) =>
      presentOf(rows, store)
        .filter(row => row.created_at < before)
        .map(({ id }) => ({ id })),
  ],
]

/** Of a store that has a head; none otherwise. */
const versionIn = (heads: Tables['heads'], name: string): number[] => [heads.get(name) ?? []].flat()

const written = ({ id, place, shape, data }: StoredRow) => ({ id, place: big(place), shape, data })
