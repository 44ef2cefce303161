import type { Statement, Tables, UploadRow } from './tables.ts'

const hour = 3_600_000

export const statementsOfUploads: readonly Statement[] = [
  [
    'insert into partial_uploads',
    ({ uploads }, [id, owner, size, metadata]: [string, string, number, string], { now }) => {
      const nothing = { received: 0, claim: null, claimedUntil: 0, outcome: null }
      uploads.set(id, { id, owner, size, metadata, begunAt: now, touchedAt: now, ...nothing })
      return []
    },
  ],
  [
    'select id, owner, size, received, metadata, outcome from partial_uploads',
    ({ uploads }, [id]: [string]) =>
      [uploads.get(id) ?? []].flat().map(({ size, received, ...row }) => ({
        ...row,
        ...{ size: `${size}`, received: `${received}` },
      })),
  ],
  [
    'with moved as ( update partial_uploads set received = received + ?',
    (
      { uploads, parts },
      [bytes, id, start, , , , key]: [number, string, number, number, number, number, string],
      { now },
    ) => {
      const row = uploads.get(id)
      if (row?.received !== start || start + bytes > row.size || row.outcome !== null) return []
      Object.assign(row, { received: start + bytes, touchedAt: now })
      parts.push({ upload: id, start, bytes, key })
      return [{ upload: id }]
    },
  ],
  [
    'select start, bytes, key from upload_parts',
    ({ parts }, [id]: [string]) =>
      parts
        .filter(({ upload }) => upload === id)
        .sort((one, other) => one.start - other.start)
        .map(({ start, bytes, key }) => ({ start: `${start}`, bytes: `${bytes}`, key })),
  ],
  [
    'update partial_uploads set touched_at = now() where id = ?',
    ({ uploads }, [id]: [string], { now }) =>
      void Object.assign(uploads.get(id) ?? {}, { touchedAt: now }),
  ],
  [
    'with parts as (delete from upload_parts',
    (tables, [ids]: [string[]]) => {
      for (const id of ids) tables.uploads.delete(id)
      return takeParts(tables, ({ upload }) => ids.includes(upload))
    },
  ],
  [
    'select id from partial_uploads where owner = ? and outcome is null and touched_at',
    ({ uploads }, [owner, silence]: [string, number], { now }) =>
      [...uploads.values()]
        .filter(row => row.owner === owner && row.outcome === null)
        .filter(row => row.touchedAt < now - silence && row.claimedUntil < now)
        .sort((one, other) => one.touchedAt - other.touchedAt)
        .slice(0, 1),
  ],
  [
    'select id from partial_uploads where owner = ?',
    ({ uploads }, [owner]: [string]) => [...uploads.values()].filter(row => row.owner === owner),
  ],
  [
    'select id from partial_uploads where touched_at',
    ({ uploads }, [silence]: [number], { now }) =>
      [...uploads.values()].filter(row => row.touchedAt < now - silence && row.claimedUntil < now),
  ],
  [
    'select distinct owner from partial_uploads',
    ({ uploads }, _, { now }) => {
      const old = [...uploads.values()].filter(({ begunAt }) => begunAt < now - hour)
      return [...new Set(old.map(({ owner }) => owner))].map(owner => ({ owner }))
    },
  ],
  [
    'select key from upload_parts where key = any',
    ({ parts }, [keys]: [string[]]) => parts.filter(({ key }) => keys.includes(key)),
  ],
  [
    'select count(*) as count from partial_uploads',
    ({ uploads }, [owner]: [string]) => {
      const begun = [...uploads.values()].filter(row => row.owner === owner && row.outcome === null)
      return [{ count: `${begun.length}` }]
    },
  ],
  [
    'update partial_uploads set claim = ?, claimed_until = now() +',
    ({ uploads }, [claim, milliseconds, id]: [string, number, string], { now }) => {
      const row = uploads.get(id)
      if (!row || row.received !== row.size || row.outcome !== null) return []
      if (row.claimedUntil >= now) return []
      Object.assign(row, { claim, claimedUntil: now + milliseconds })
      return [{ id }]
    },
  ],
  [
    'update partial_uploads set claimed_until = now() +',
    (tables, [milliseconds, id, claim]: [number, string, string], { now }) => {
      const row = claimed(tables, id, claim)
      return row ? [Object.assign(row, { claimedUntil: now + milliseconds })] : []
    },
  ],
  [
    'update partial_uploads set claim = null',
    (tables, [id, claim]: [string, string]) =>
      void Object.assign(claimed(tables, id, claim) ?? {}, unclaimed),
  ],
  [
    'with moved as ( update partial_uploads set received = ?, claim = null',
    (tables, [offset, id, claim]: [number, string, string]) => {
      const row = claimed(tables, id, claim)
      if (!row || row.received <= offset) return []
      Object.assign(row, { received: offset, ...unclaimed })
      takeParts(tables, ({ upload, start }) => upload === id && start >= offset)
      return []
    },
  ],
  [
    'with ended as ( update partial_uploads',
    (tables, [outcome, id, claim]: [string, string, string], { now }) => {
      const row = claimed(tables, id, claim)
      if (!row) return []
      Object.assign(row, { outcome, touchedAt: now, ...unclaimed })
      return takeParts(tables, ({ upload }) => upload === id)
    },
  ],
]

const unclaimed = { claim: null, claimedUntil: 0 }

function claimed({ uploads }: Tables, id: string, claim: string): UploadRow | undefined {
  const row = uploads.get(id)
  return row?.claim === claim ? row : undefined
}

function takeParts(tables: Tables, goes: (part: Tables['parts'][number]) => boolean) {
  const gone = tables.parts.filter(goes)
  tables.parts = tables.parts.filter(part => !goes(part))
  return gone
}
