import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import type { Database } from '../../../../server/storage/postgres/database.ts'
import { openRowStore } from '../../../../server/storage/postgres/row-store.ts'
import { memoryDatabase } from '../../../support/memory-database/memory-database.ts'
import { until } from '../../../support/until.ts'
import { valuesOf } from '../../../support/values-of.ts'

const test = suite('rows that several processes change')

const schema = z.strictObject({ id: z.uuid(), createdAt: z.iso.datetime(), word: z.string() })
type Row = z.output<typeof schema>

const open = (database: Database) =>
  openRowStore<Row, string>(
    { database, name: 'words' },
    { version: 1, schema, indexedFields: ({ word }) => word, textOf: ({ word }) => word },
  )

async function two() {
  const server = memoryDatabase()
  const [one, other] = [await open(server.connect()), await open(server.connect())]
  const renewed: string[] = []
  other.onRenewed(ids => renewed.push(...ids))
  return { server, one, other, renewed }
}

const indexedIn = (store: Awaited<ReturnType<typeof open>>) =>
  [...store.indexed()].map(({ indexed }) => indexed)
const faultOf = (promise: Promise<unknown>) => promise.then(() => undefined).catch(error => error)

test('added, changed and removed rows are in the memory of the other, which is told their ids', async () => {
  const { one, other, renewed } = await two()
  const { id } = await one.append({ word: 'oak' })
  await until('the row', () => other.has(id))
  await one.change(id, row => {
    row.word = 'elm'
  })
  await until('the change', () => other.indexedOf(id) === 'elm')
  await one.remove(id)
  await until('the removal', () => !other.has(id))
  assert.equal(renewed, [id, id, id])
  assert.is(other.size, 0)
})

test('rows whose notice is lost are read when a reader refreshes, and by a page', async () => {
  const { server, one, other } = await two()
  server.notifies = false
  await one.append({ word: 'oak' })
  assert.equal(indexedIn(other), [])
  await other.refresh()
  assert.equal(indexedIn(other), ['oak'])
  await one.append({ word: 'elm' })
  assert.is((await other.page({}, 0, 1)).total, 2)
})

test('a search finds the new text of a row that another process has changed', async () => {
  const { server, one, other } = await two()
  server.notifies = false
  const { id } = await one.append({ word: 'oak' })
  const found = async (word: string) => (await other.page({ words: [word] }, 0, 1)).total
  assert.is(await found('oak'), 1)
  await one.change(id, row => {
    row.word = 'elm'
  })
  assert.equal([await found('oak'), await found('elm')], [0, 1])
})

test('a row that is added once sees what another process has added, without a notice', async () => {
  const { server, one, other } = await two()
  server.notifies = false
  const once = (store: typeof one) =>
    store.add(
      () => [...store.indexed()].find(({ indexed }) => indexed === 'oak')?.id ?? { word: 'oak' },
    )
  const { id } = await once(one)
  assert.equal(await once(other), { id })
  assert.is(one.size, 1)
})

test('rows of one batch share one version', async () => {
  const { server, one } = await two()
  await one.append({ word: 'first' })
  await Promise.all(['oak', 'elm', 'fir'].map(word => one.append({ word })))
  assert.equal(valuesOf(server.tables.rows, 'version'), [1, 2, 2, 2])
  assert.is(server.tables.heads.get('words'), 2)
})

test('what changes nothing is not written', async () => {
  const { server, one } = await two()
  const { id } = await one.append({ word: 'oak' })
  await one.remove('4c6d2c1e-0a55-4b4e-9d7a-1f0f3f5c8b11')
  await faultOf(
    one.change(id, () => {
      throw new RangeError('no change')
    }),
  )
  assert.is(server.tables.heads.get('words'), 1)
})

test('a batch that cannot be written is rejected with 503, and the next one is written', async () => {
  const { server, one } = await two()
  server.before = text => {
    if (text.startsWith('insert into stored_rows')) throw new Error('cut')
  }
  const [added, removed] = await Promise.all([
    faultOf(one.append({ word: 'oak' })),
    faultOf(one.remove('4c6d2c1e-0a55-4b4e-9d7a-1f0f3f5c8b11')),
  ])
  assert.equal([added.status, removed.status], [503, 503])
  assert.equal(indexedIn(one), [])
  server.before = () => undefined
  await one.append({ word: 'elm' })
  assert.equal(indexedIn(one), ['elm'])
})

test('a change is rejected whole, whichever of its statements fails', async () => {
  const { server, one } = await two()
  const { id } = await one.append({ word: 'oak' })
  const changes = [
    () => one.append({ word: 'elm' }),
    () => one.remove(id),
    () =>
      one.change(id, row => {
        row.word = 'fir'
      }),
  ]
  for (const change of changes) {
    const statements = new Set<string>()
    server.before = text => {
      statements.add(text)
      if (text.startsWith('select pg_notify')) throw new Error('cut')
    }
    await faultOf(change())
    assert.ok(statements.size >= 4)
    for (const statement of statements) {
      // It reads what was written.
      if (statement.startsWith('select head.version')) continue
      server.before = text => {
        if (text === statement) throw new Error('cut')
      }
      assert.is((await faultOf(change())).status, 503, statement)
      assert.equal(indexedIn(one), ['oak'])
      assert.is(server.tables.heads.get('words'), 1)
    }
  }
})

test('a row whose commit has no answer is rejected, and in memory as it is stored', async () => {
  const { server, one } = await two()
  server.notifies = false
  server.afterCommit = () => {
    server.afterCommit = () => undefined
    throw new Error('cut')
  }
  assert.is((await faultOf(one.append({ word: 'oak' }))).status, 503)
  assert.equal(indexedIn(one), ['oak'])
})

test('all rows are read where they are more than one statement reads', async () => {
  const { one } = await two()
  const words = Array.from({ length: 1001 }, (_, at) => `word ${at}`)
  await Promise.all(words.map(word => one.append({ word })))
  const read: string[] = []
  for await (const { word } of one.rows()) read.push(word)
  assert.equal(read, words.toReversed())
  assert.is((await one.page({ words: ['word'] }, 0, 1)).total, 1001)
})

test.run()
