import { presentOf, type Statement, type Tables } from './tables.ts'

const minute = 60_000
const day = 24 * 60 * minute

export const statementsOfSlots: readonly Statement[] = [
  ['create ', () => []],
  ['select pg_', () => []],
  [
    'select head.version as head, path, data',
    ({ heads, slots }, [version, store]: [number, string]) => {
      const changed = [...slots].filter(([, slot]) => slot.version > version)
      const head = `${heads.get(store) ?? 0}`
      return changed.length > 0
        ? changed.map(([path, { data }]) => ({ head, path, data }))
        : [{ head, path: null, data: null }]
    },
  ],
  [
    'select path, data from slot_files',
    ({ slots }, [paths]: [string[]]) =>
      [...slots].flatMap(([path, { data }]) => (paths.includes(path) ? [{ path, data }] : [])),
  ],
  [
    'insert into slot_files',
    ({ slots }, [path, version, data]: [string, number, string | null]) =>
      void slots.set(path, { version, data }),
  ],
  [
    'delete from swept_objects',
    ({ swept }, _, { now }) => {
      for (const [sha256, { sweptAt }] of swept) if (sweptAt < now - day) swept.delete(sha256)
      return []
    },
  ],
  ["select data::json ->> 'sha256'", tables => [...namedIn(tables)].map(sha256 => ({ sha256 }))],
  [
    'insert into swept_objects',
    ({ swept }, [all]: [string[]], { now }) => {
      for (const sha256 of all) swept.set(sha256, { sweptAt: now, isDone: false })
      return []
    },
  ],
  [
    'update swept_objects set is_done = true',
    ({ swept }, [all]: [string[]]) => {
      for (const sha256 of all) Object.assign(swept.get(sha256) ?? {}, { isDone: true })
      return []
    },
  ],
  [
    'select swept_at::text',
    ({ swept }, [sha256]: [string], { now }) => {
      const mark = swept.get(sha256)
      if (!mark) return []
      const { sweptAt, isDone } = mark
      return [{ sweptAt: `${sweptAt}`, isDone, isOld: sweptAt < now - 10 * minute }]
    },
  ],
]

/** The hashes of what slots and the bin have. */
function namedIn({ slots, rows }: Tables): Set<string> {
  const ofSlots = [...slots.values()].flatMap(({ data }) => JSON.parse(data ?? 'null') ?? [])
  const ofBin = presentOf(rows, 'bin').flatMap(({ data }) => JSON.parse(data ?? '').objects)
  return new Set([...ofSlots, ...ofBin].map(({ sha256 }) => sha256))
}
