import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import { openValues } from '../../../../server/storage/open-values.ts'
import type { Database } from '../../../../server/storage/postgres/database.ts'
import { openValueStore } from '../../../../server/storage/postgres/value-store.ts'
import { memoryDatabase } from '../../../support/memory-database/memory-database.ts'
import { until } from '../../../support/until.ts'

const test = suite('values that several processes change')

const schema = z.array(z.string())
const faultOf = (promise: Promise<unknown>) => promise.then(() => undefined).catch(error => error)

const openWords = (database: Database) =>
  openValueStore({ database, name: 'words' }, { version: 1, schema, initial: () => ['first'] })

async function two() {
  const server = memoryDatabase()
  const [one, other] = [await openWords(server.connect()), await openWords(server.connect())]
  return { server, one, other }
}

test('a change at one is in memory at the other, which tells of it with the value before', async () => {
  const { one, other } = await two()
  const told: unknown[] = []
  other.onChange(before => told.push(before, other.value))
  await one.change(words => words.push('oak'))
  await until('the notice', () => told.length > 0)
  assert.equal(told, [['first'], ['first', 'oak']])
})

test('a change whose notice is lost is read when a reader refreshes', async () => {
  const { server, one, other } = await two()
  server.notifies = false
  await one.change(words => words.push('oak'))
  assert.equal(other.value, ['first'])
  await other.refresh()
  assert.equal(other.value, ['first', 'oak'])
})

test('a change works on what another process has stored meanwhile', async () => {
  const { server, one, other } = await two()
  server.notifies = false
  await one.change(words => words.push('oak'))
  await other.change(words => words.push('elm'))
  assert.equal(other.value, ['first', 'oak', 'elm'])
  await Promise.all([one, other].map(store => store.change(words => words.push('fir'))))
  await one.refresh()
  assert.equal(one.value, ['first', 'oak', 'elm', 'fir', 'fir'])
})

test('a change that leaves the value as it is is not written', async () => {
  const { server, one } = await two()
  const before = server.tables.heads.get('words')
  const fault = await faultOf(
    one.change(() => {
      throw new RangeError('no change')
    }),
  )
  assert.instance(fault, RangeError)
  assert.is(server.tables.heads.get('words'), before)
})

test('a change that cannot be written is rejected with 503 and is not in memory', async () => {
  const { server, one } = await two()
  server.before = text => {
    if (text.startsWith('insert into stored_values')) throw new Error('cut')
  }
  const fault = await faultOf(one.change(words => words.push('oak')))
  assert.equal([fault.status, fault.cause.message], [503, 'cut'])
  assert.equal(one.value, ['first'])
  server.before = () => undefined
  assert.is(await one.change(words => words.push('elm')), 2)
})

test('a change is rejected whole, whichever of its statements fails', async () => {
  const { server, one } = await two()
  const pages = await openPages(server.connect())
  const changes = [
    () => one.change(words => words.push('oak')),
    () => pages.change('oak', ['brown'], words => words.push('hard')),
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
      if (statement.startsWith('select version, shape, data')) continue
      server.before = text => {
        if (text === statement) throw new Error('cut')
      }
      assert.is((await faultOf(change())).status, 503, statement)
      assert.equal([one.value, pages.all], [['first'], []])
    }
  }
})

test('a change that throws in a batch that cannot be written is rejected with its own error', async () => {
  const { server, one } = await two()
  server.before = text => {
    if (text.startsWith('insert into stored_values')) throw new Error('cut')
  }
  const [mine, other] = await Promise.all([
    faultOf(
      one.change(() => {
        throw new RangeError('mine')
      }),
    ),
    faultOf(one.change(words => words.push('oak'))),
  ])
  assert.equal([mine.message, other.status], ['mine', 503])
})

test('a change for which the database cannot be asked is rejected with 503', async () => {
  const { server, one } = await two()
  server.before = () => {
    throw new Error('cut')
  }
  assert.is((await faultOf(one.change(words => words.push('oak')))).status, 503)
  assert.equal(one.value, ['first'])
})

test('a change whose commit has no answer is rejected, and in memory as it is stored', async () => {
  const { server, one } = await two()
  server.afterCommit = () => {
    server.afterCommit = () => undefined
    throw new Error('cut')
  }
  server.notifies = false
  assert.is((await faultOf(one.change(words => words.push('oak')))).status, 503)
  assert.equal(one.value, ['first', 'oak'])
})

test('a first value is stored once, by whichever process opens it first', async () => {
  const { connect } = memoryDatabase()
  const open = (first: string) =>
    openValueStore(
      { database: connect(), name: 'words' },
      { version: 1, schema, initial: () => [first] },
    )
  const [one, other] = [await open('oak'), await open('elm')]
  assert.equal([one.value, other.value], [['oak'], ['oak']])
})

const openPages = (database: Database) =>
  openValues<string[]>({ database, name: 'pages' }, { version: 1, schema })

async function twoOfPages() {
  const server = memoryDatabase()
  const [one, other] = [await openPages(server.connect()), await openPages(server.connect())]
  const told: (readonly string[])[] = []
  other.onChange(ids => told.push(ids))
  return { server, one, other, told }
}

test('of values by id, one that another process makes or changes is renewed alone', async () => {
  const { one, other, told } = await twoOfPages()
  await one.change('oak', ['brown'], () => undefined)
  await one.change('elm', ['tall'], () => undefined)
  await one.change('oak', [], words => words.push('hard'))
  await until('three notices', () => told.length === 3)
  assert.equal(told, [['oak'], ['elm'], ['oak']])
  assert.equal(other.all, [['tall'], ['brown', 'hard']])
})

test('of values by id, all that are newer are read when a reader refreshes', async () => {
  const { server, one, other, told } = await twoOfPages()
  await one.change('fir', ['green'], () => undefined)
  await until('the notice', () => told.length === 1)
  server.notifies = false
  await one.change('oak', ['brown'], () => undefined)
  await one.change('elm', ['tall'], () => undefined)
  assert.equal(other.all, [['green']])
  await other.refresh()
  assert.equal(other.all, [['tall'], ['green'], ['brown']])
  assert.equal(told.at(-1), ['elm', 'oak'])
  await other.refresh()
  assert.is(told.length, 2, 'nothing is told where nothing is newer')
})

test('of values by id, a first change at two processes makes one value', async () => {
  const { server, one, other } = await twoOfPages()
  server.notifies = false
  await one.change('oak', ['brown'], () => undefined)
  assert.is(await other.change('oak', ['other'], words => words.push('hard')), 2)
  assert.equal(other.get('oak'), ['brown', 'hard'])
})

test('of values by id, one whose commit has no answer is rejected, and in memory', async () => {
  const { server, one } = await twoOfPages()
  server.notifies = false
  server.afterCommit = () => {
    server.afterCommit = () => undefined
    throw new Error('cut')
  }
  assert.is((await faultOf(one.change('oak', ['brown'], () => undefined))).status, 503)
  assert.equal(one.get('oak'), ['brown'])
  assert.is(await one.change('oak', [], words => words.push('hard')), 2)
})

test.run()
