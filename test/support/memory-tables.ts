/** What the stores have in a database. */
export interface Tables {
  /** Versions by the names of stores. */
  heads: Map<string, number>
  values: Map<string, { shape: number; data: string }>
  /** In the order of their places. */
  rows: StoredRow[]
  /** By the paths of slots. */
  slots: Map<string, { version: number; data: string | null }>
}

export interface StoredRow {
  store: string
  id: string
  created_at: string
  version: number
  place: number
  shape: number
  data: string | null
}

type Values = readonly unknown[]
export type Answer = (tables: Tables, values: Values, notices: string[]) => object[]

/** The database writes large numbers as texts. */
const big = (number: number) => `${number}`

/** The statements of the stores, by their first words. */
export const STORE_ANSWERS: [string, Answer][] = [
  [
    'insert into store_heads (name) values (?) on conflict do nothing',
    ({ heads }, [name]) => {
      if (!heads.has(name as string)) heads.set(name as string, 0)
      return []
    },
  ],
  [
    'select version from store_heads where name = ? for update',
    ({ heads }, [name]) => versionIn(heads, name).map(version => ({ version: big(version) })),
  ],
  [
    'update store_heads set version = ? where name = ?',
    ({ heads }, [version, name]) => {
      heads.set(name as string, Number(version))
      return []
    },
  ],
  [
    'select pg_notify(?, ?)',
    (_, [, text], notices) => {
      notices.push(text as string)
      return []
    },
  ],
  [
    'select version, shape, data from stored_values join store_heads using (name) where name = ?',
    ({ heads, values }, [name, than]) => {
      const stored = values.get(name as string)
      const newer = versionIn(heads, name).filter(version => version > Number(than))
      return stored ? newer.map(version => ({ ...stored, version: big(version) })) : []
    },
  ],
  [
    'select name, version, shape, data from stored_values join store_heads using (name) where starts_with',
    ({ heads, values }, [prefix, known]) => {
      const versions = JSON.parse(known as string) as Record<string, number>
      const found = [...values].filter(([name]) => name.startsWith(prefix as string)).sort()
      return found.flatMap(([name, stored]) =>
        versionIn(heads, name)
          .filter(version => version > (versions[name] ?? -1))
          .map(version => ({ ...stored, name, version: big(version) })),
      )
    },
  ],
  [
    'insert into stored_values (name, shape, data) values (?, ?, ?) on conflict (name) do update',
    ({ values }, [name, shape, data]) => {
      values.set(name as string, { shape: Number(shape), data: data as string })
      return []
    },
  ],
  [
    'insert into stored_values (name, shape, data) values (?, ?, ?) on conflict do nothing',
    ({ values }, [name, shape, data]) => {
      const isThere = values.has(name as string)
      if (!isThere) values.set(name as string, { shape: Number(shape), data: data as string })
      return []
    },
  ],
  [
    'select id, place, shape, data from stored_rows where store = ? and id = any(?::uuid[]) and data is not null',
    ({ rows }, [store, ids]) =>
      presentOf(rows, store)
        .filter(({ id }) => (ids as string[]).includes(id))
        .map(written),
  ],
  [
    'select head.version as head, id, place, shape, data from store_heads head left join stored_rows',
    ({ heads, rows }, [than, name]) => {
      const changed = rows.filter(row => row.store === name && row.version > Number(than))
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
    ({ rows }, [store, id, created_at, version, shape, data]) => {
      const renewed = { version, shape, data } as Pick<StoredRow, 'version' | 'shape' | 'data'>
      let row = rows.find(one => one.store === store && one.id === id)
      if (row) Object.assign(row, renewed)
      else {
        row = { store, id, created_at, place: nextPlace(rows), ...renewed } as StoredRow
        rows.push(row)
      }
      return [{ place: big(row.place) }]
    },
  ],
  [
    'update stored_rows set version = ?, data = null where store = ? and id = ?',
    ({ rows }, [version, store, id]) => {
      const row = rows.find(one => one.store === store && one.id === id)
      Object.assign(row ?? {}, { version, data: null })
      return []
    },
  ],
  [
    'select max(created_at) as last from stored_rows where store = ? and data is not null',
    ({ rows }, [store, limit]) => {
      const byDay = new Map<string, string>()
      for (const { created_at: at } of presentOf(rows, store)) {
        const day = at.slice(0, 10)
        if (at > (byDay.get(day) ?? '')) byDay.set(day, at)
      }
      const lasts = [...byDay.values()].sort().reverse()
      return lasts.slice(0, Number(limit)).map(last => ({ last }))
    },
  ],
  [
    'select id from stored_rows where store = ? and data is not null and created_at < ?',
    ({ rows }, [store, before]) =>
      presentOf(rows, store)
        .filter(row => row.created_at < (before as string))
        .map(({ id }) => ({ id })),
  ],
]

/** Of a store that has a head; none otherwise. */
const versionIn = (heads: Tables['heads'], name: unknown): number[] =>
  [heads.get(name as string) ?? []].flat()

export const nextPlace = (rows: readonly StoredRow[]) => (rows.at(-1)?.place ?? 0) + 1

export const presentOf = (rows: readonly StoredRow[], store: unknown) =>
  rows.filter(row => row.store === store && row.data !== null)

const written = ({ id, place, shape, data }: StoredRow) => ({ id, place: big(place), shape, data })
