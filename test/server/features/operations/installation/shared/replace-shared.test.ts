import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type {
  Installation,
  RowPart,
  UploadPart,
} from '../../../../../../server/features/operations/installation/installation.ts'
import { installationOn } from '../../../../../../server/features/operations/installation/on-volume.ts'
import { writeShared } from '../../../../../../server/features/operations/installation/shared/write-shared.ts'
import { messageOf } from '../../../../../support/message-of.ts'
import { valuesOf } from '../../../../../support/values-of.ts'
import { memoryPlace, movedSite } from '../shared-site.ts'
import { siteOnVolume } from '../site-on-volume.ts'

const test = suite('a site that is put into a database')

const none = async function* () {}
const given = <T>(parts: readonly T[]) =>
  async function* () {
    yield* parts
  }
const only = (parts: Partial<Installation>): Installation => ({
  ...{ values: none, rows: none, uploads: none, bin: none },
  ...parts,
})

const row = (store: string, createdAt: string, shape = 1): RowPart => ({
  store,
  shape,
  row: { id: randomUUID(), createdAt: `${createdAt}T00:00:00.000Z` },
})

test('is the same there as on its volume, part by part', async () => {
  const { counts, compared, site } = await movedSite()
  assert.equal(await compared(site), counts)
  assert.equal([counts.rows, counts.files, counts.former], [1, 4, 1])
})

test('is refused where there is one, and takes its place where that is asked for', async () => {
  const { put, compared, server } = await movedSite()
  const other = only({ values: given([{ name: 'menu', shape: 1, data: [] }]) })
  const before = server.tables
  assert.match(await messageOf(put(other)), 'There is a site in the database already')
  assert.is(server.tables, before)
  await put(other, { replace: true })
  assert.is((await compared(other)).files, 0)
})

test('is put nowhere where another process may have come in', async () => {
  const { put, server } = memoryPlace()
  const before = server.tables
  const stillAlone = () => Promise.reject(new Error('cut'))
  assert.is(await messageOf(put(installationOn(await siteOnVolume()), { stillAlone })), 'cut')
  assert.is(server.tables, before)
})

test('is put nowhere where it is not the same there', async () => {
  const { put, server } = memoryPlace()
  let times = 0
  const values = async function* () {
    times += 1
    yield { name: 'menu', shape: 1, data: times }
  }
  assert.is(await messageOf(put(only({ values }))), 'The value "menu" differs.')
  assert.is(server.tables.values.size, 0)
})

test('raises the version of each store once, also of those that it leaves empty', async () => {
  const { put, server } = memoryPlace()
  const value = (name: string) => ({ name, shape: 1, data: name })
  await put(only({ values: given([value('menu')]), rows: given([row('inquiries', '2026-11-26')]) }))
  const first = Object.fromEntries(server.tables.heads)
  assert.equal(first, { 'slot-files': 1, inquiries: 1, menu: 1 })
  await put(only({ values: given([value('others')]) }), { replace: true })
  assert.equal(Object.fromEntries(server.tables.heads), {
    ...{ 'slot-files': 2, inquiries: 2, menu: 2 },
    others: 1,
  })
  const [removed] = server.tables.rows
  assert.equal([removed?.data, removed?.version], [null, 2])
})

test('keeps the order of rows, however many there are of a store', async () => {
  const { put, compared, server } = memoryPlace()
  const rows = [
    ...Array.from({ length: 501 }, () => row('activity', '2026-10-01')),
    row('inquiries', '2026-10-01', 2),
    ...Array.from({ length: 500 }, () => row('quotes', '2026-11-01')),
  ]
  const site = only({ rows: given(rows) })
  const inserts: string[] = []
  server.before = text => {
    if (text.startsWith('insert into stored_rows')) inserts.push(text)
  }
  assert.is((await put(site)).rows, 1002)
  assert.is(inserts.length, 4, 'five hundred at a time')
  assert.is((await compared(site)).rows, 1002)
  assert.equal(
    valuesOf(server.tables.rows, 'id'),
    rows.map(({ row: { id } }) => id),
  )
  assert.is(server.tables.rows.find(({ store }) => store === 'inquiries')?.shape, 2)
})

test('has the last rows of each store in it', async () => {
  const { put, compared } = memoryPlace()
  const rows = ['activity', 'activity', 'inquiries'].map(store => row(store, '2026-10-01'))
  await put(only({ rows: given(rows) }))
  assert.is((await compared(only({ rows: given(rows) }))).rows, 3)
})

test('reads rows by store, month and the order in which they were added', async () => {
  const { put, compared } = memoryPlace()
  const [later, earlier] = [row('quotes', '2026-11-20'), row('quotes', '2026-11-03')]
  const disordered = only({ rows: given([later, row('activity', '2026-01-01')]) })
  assert.match(await messageOf(put(disordered)), 'is in one alone')
  const site = only({ rows: given([row('quotes', '2026-10-30'), later, earlier]) })
  await put(site)
  assert.is((await compared(site)).rows, 3)
})

test('has the widths of its photos where they are known, and their fingerprints', async () => {
  const upload = (path: string, sha256: string): UploadPart => ({
    ...{ path, bytes: 7, changedAt: 1_700_000_000_123_456, sha256: sha256.repeat(64) },
    open: async () => Readable.from([]),
  })
  const fingerprint = { version: 'x-7', sha256: 'c'.repeat(64), kept: 'd'.repeat(64) }
  const uploads = [
    { ...upload('home/card-1.jpg', 'a'), fingerprint },
    upload('home/card-2.jpg', 'b'),
  ]
  const { server, database } = memoryPlace()
  await database.transaction(tx =>
    writeShared(tx, only({ uploads: given(uploads) }), {
      widths: new Map([['a'.repeat(64), 640]]),
    }),
  )
  const [one, other] = [...server.tables.slots.values()].map(({ data }) => JSON.parse(data ?? ''))
  assert.equal([one.width, one.fingerprint.version], [640, 'x-7'])
  assert.equal(['width' in other, 'fingerprint' in other], [false, false])
  assert.equal([other.bytes, other.sha256], [7, 'b'.repeat(64)])
})

test('empties the slots of which it has no file', async () => {
  const { put, server, site } = await movedSite()
  const count = server.tables.slots.size
  const version = server.tables.heads.get('slot-files') ?? 0
  await put(only({ values: given([{ name: 'menu', shape: 1, data: [] }]) }), { replace: true })
  assert.equal(
    [...server.tables.slots.values()],
    Array.from({ length: count }, () => ({ version: version + 1, data: null })),
  )
  await put(site, { replace: true })
  assert.ok([...server.tables.slots.values()].every(({ data }) => data !== null))
})

test('leaves the site before as it was, whichever statement fails', async () => {
  const { put, server, site } = await movedSite()
  const statements = new Set<string>()
  server.before = text => void statements.add(text)
  await put(site, { replace: true })
  assert.ok(statements.size > 20)
  for (const statement of statements) {
    // The end of a cursor is no part of the answer.
    if (statement.startsWith('close')) continue
    server.before = text => {
      if (text === statement) throw new Error('cut')
    }
    const before = server.tables
    assert.is(await messageOf(put(site, { replace: true })), 'cut', statement)
    assert.is(server.tables, before, statement)
  }
})

test.run()
