import { type Statement, type StoredRow, statement } from './tables.ts'

export const statementsOfStores: readonly Statement[] = [
  statement('create ', () => []),
  statement('select pg_', () => []),
  statement(
    'insert into store_heads',
    ({ heads }, [name]: [string]) => void (heads.has(name) || heads.set(name, 0)),
  ),
  statement(
    'select version from store_heads where name = ? for update',
    ({ heads }, [name]: [string]) => (heads.has(name) ? [{ version: `${heads.get(name)}` }] : []),
  ),
  statement(
    'update store_heads set version = ? where name = ?',
    ({ heads }, [version, name]: [number, string]) => void heads.set(name, version),
  ),
  statement(
    'select id, place, shape, data from stored_rows',
    ({ rows }, [store, ids]: [string, string[]]) =>
      ids.flatMap(id => answered(rows.get(`${store} ${id}`))).filter(({ data }) => data !== null),
  ),
  statement(
    'select head.version as head, id, place, shape, data',
    ({ heads, rows }, [version, store]: [number, string]) => {
      const changed = [...rows.values()].filter(row => row.store === store && row.version > version)
      const sorted = changed.sort((one, other) => one.place - other.place).flatMap(answered)
      const head = `${heads.get(store) ?? 0}`
      return sorted.length > 0 ? sorted.map(row => ({ head, ...row })) : [{ head, id: null }]
    },
  ),
  statement(
    'insert into stored_rows',
    (
      { rows },
      [store, id, , version, shape, data]: [string, string, string, number, number, string],
    ) => {
      const place = rows.get(`${store} ${id}`)?.place ?? rows.size
      rows.set(`${store} ${id}`, { store, id, place, version, shape, data })
      return [{ place: `${place}` }]
    },
  ),
  statement(
    'update stored_rows set version = ?, data = null',
    ({ rows }, [version, store, id]: [number, string, string]) => {
      const row = rows.get(`${store} ${id}`)
      if (row) Object.assign(row, { version, data: null })
      return []
    },
  ),
]

function answered(row: StoredRow | undefined) {
  if (!row) return []
  const { id, place, shape, data } = row
  return [{ id, place: `${place}`, shape, data }]
}
