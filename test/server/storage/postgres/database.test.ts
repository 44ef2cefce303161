import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import {
  createHead,
  type DatabaseOptions,
  lockHead,
  openDatabase,
  raiseHead,
} from '../../../../server/storage/postgres/database.ts'
import { sqlOf } from '../../../../server/storage/postgres/sql.ts'
import { standIn } from '../../../support/stand-in.ts'
import { standInPool } from '../../../support/stand-in-pool.ts'
import { until } from '../../../support/until.ts'
import { valuesOf } from '../../../support/values-of.ts'
import { wireDatabase } from '../../../support/wire-database.ts'

const test = suite('connections to the database')

const faultOf = (promise: Promise<unknown>) => promise.then(() => undefined).catch(error => error)

async function opened(heads: Record<string, string> = {}, options: DatabaseOptions = {}) {
  const server = { isSilent: false, isShared: true }
  const wire = await wireDatabase({
    answer(text) {
      if (text.includes('lock_shared')) return [{ shared: server.isShared }]
      if (!text.startsWith('select name, version from store_heads')) return undefined
      if (server.isSilent) return { code: '57P01', message: 'ending' }
      return Object.entries(heads).map(([name, version]) => ({ name, version }))
    },
  })
  const late: string[] = []
  const database = await openDatabase(wire.url, {
    onLate: error => late.push((error as Error).message),
    ...options,
  })
  let isClosed = false
  const close = async () => {
    if (!isClosed) await database.close()
    isClosed = true
  }
  use(close)
  return { ...{ database, wire, heads, late, server, close } }
}

/** A store in memory at a version, and what it was asked to read. */
function follower(name: string, version: number) {
  const caughtUp: string[] = []
  const of = { fails: false }
  return {
    ...{ name, caughtUp, of, version: () => version },
    async catchUp(which: string) {
      if (of.fails) throw new Error('no answer')
      caughtUp.push(which)
    },
  }
}

test('tables are created in one transaction when it is opened', async () => {
  const { wire } = await opened()
  const begin = wire.asked.indexOf('begin')
  const tables = wire.asked.slice(begin + 1, wire.asked.indexOf('commit'))
  assert.match(tables[0] ?? '', 'pg_advisory_xact_lock')
  assert.equal(
    tables.slice(1).map(text => text.match(/(?:exists )(\w+)/)?.[1]),
    [
      ...['store_heads', 'stored_values', 'stored_rows', 'stored_rows_by_version'],
      ...['work_claims', 'work_nights', 'full_disks', 'attempts', 'guesses', 'begun_setups'],
    ],
  )
})

test('a notice is read by the store of its name that is older', async () => {
  const { database, wire } = await opened()
  const [words, pages] = [follower('words', 2), follower('pages/', 2)]
  database.follow(words)
  database.follow(pages)
  await until('it to listen', () => wire.asked.includes('listen store_changes'))
  for (const notice of ['words 2', 'words 3', 'others 9', 'pages/home 3', 'pages/about 1']) {
    wire.notify(notice)
  }
  await until('the notices', () => pages.caughtUp.length > 0)
  assert.equal([words.caughtUp, pages.caughtUp], [['words'], ['pages/home']])
})

test('all versions are compared when a line is open again, and every ten seconds', async () => {
  const each: [() => void, number][] = []
  const { setInterval } = globalThis
  standIn('setInterval', (run: () => void, wait: number) => {
    each.push([run, wait])
    return setInterval(() => undefined, 1e9)
  })
  const { database, wire, heads, late } = await opened()
  const words = follower('words', 2)
  database.follow(words)
  await until('it to listen', () => wire.asked.includes('listen store_changes'))
  heads.words = '3'
  wire.cut()
  await until('the comparison', () => words.caughtUp.length === 1)
  each.find(([, wait]) => wait === 10_000)?.[0]()
  await until('the next one', () => words.caughtUp.length === 2)
  words.of.fails = true
  each.find(([, wait]) => wait === 10_000)?.[0]()
  await until('its error', () => late.includes('no answer'))
})

test('a line that does not answer when it is asked is opened again', async () => {
  const each: [() => void, number][] = []
  const { setInterval } = globalThis
  standIn('setInterval', (run: () => void, wait: number) => {
    each.push([run, wait])
    return setInterval(() => undefined, 1e9)
  })
  let isWell = true
  const wire = await wireDatabase({
    answer: text =>
      text === 'select 1' && !isWell ? { code: '57P01', message: 'gone' } : undefined,
  })
  const database = await openDatabase(wire.url)
  use(() => database.close())
  const listens = () => wire.asked.filter(text => text.startsWith('listen')).length
  await until('its question', () => each.some(([, wait]) => wait === 5000))
  each.find(([, wait]) => wait === 5000)?.[0]()
  await until('the answer', () => wire.asked.includes('select 1'))
  assert.is(listens(), 1)
  isWell = false
  each.find(([, wait]) => wait === 5000)?.[0]()
  await until('the next line', () => listens() === 2)
})

test('a store that is refreshed is read where it is older, and 503 where nothing answers', async () => {
  const { database, heads, server } = await opened({ words: '3' })
  const [words, bin] = [follower('words', 2), follower('bin', 0)]
  database.follow(words)
  database.follow(bin)
  await until('the first comparison', () => words.caughtUp.length > 0)
  words.caughtUp.length = 0
  await database.refresh('words')
  await database.refresh('bin')
  assert.equal([words.caughtUp, bin.caughtUp], [['words'], []])
  heads.words = '2'
  await database.refresh('words')
  assert.is(words.caughtUp.length, 1)
  server.isSilent = true
  const fault = await faultOf(database.refresh('words'))
  assert.equal([fault.status, fault.cause.message], [503, 'ending'])
  assert.match(fault.message, 'The database of this site does not answer')
})

test('a statement of a library is given up after its own limit', async () => {
  const wire = await wireDatabase({
    answer: text => (text === 'select slow' ? new Promise(() => undefined) : [{ one: '1' }]),
  })
  const database = await openDatabase(wire.url)
  use(() => wire.cut())
  const { rows } = await database.query({ text: 'select $1', values: ['a'] }, 5000)
  assert.equal(rows, [{ one: '1' }])
  const fault = await faultOf(database.query({ text: 'select slow' }, 20))
  assert.match(fault.message, 'timeout')
  void database.close()
})

test('a process that serves the site is refused while the site is moved, and closes its lines', async () => {
  const wire = await wireDatabase({
    answer: text => (text.includes('lock_shared') ? [{ shared: false }] : undefined),
  })
  const fault = await faultOf(openDatabase(wire.url, { servesSite: true }))
  assert.is(fault.name, 'StartError')
  await until('the end of its lines', () => wire.lines.size === 0)
})

test('one that serves the site shares its lock on every line; a command does not', async () => {
  const sharing = ({ asked }: { asked: string[] }) =>
    asked.filter(text => text.includes('lock_shared')).length
  const served = await opened({}, { servesSite: true })
  assert.is(sharing(served.wire), 1)
  served.wire.cut()
  await until('the next line', () => sharing(served.wire) === 2)
  const command = await opened()
  await until('it to listen', () => command.wire.asked.includes('listen store_changes'))
  assert.is(sharing(command.wire), 0)
})

test('work of one name waits for the same, on lines of its own', async () => {
  const { database, wire } = await opened()
  assert.is(await database.alone('slots', async () => 'done'), 'done')
  const locks = wire.asked.filter(text => text.includes('hashtextextended'))
  assert.equal(
    locks.map(text => text.match(/pg_advisory_\w+/)?.[0]),
    ['pg_advisory_lock', 'pg_advisory_unlock'],
  )
})

test('closed, it has no line and opens none', async () => {
  const { wire, close } = await opened()
  await until('it to listen', () => wire.asked.includes('listen store_changes'))
  await close()
  await until('the end of its lines', () => wire.lines.size === 0)
})

test('the version of a store is locked, raised and told with its name', async () => {
  const { pool, asked } = standInPool(({ text }) =>
    text.includes('for update') ? [{ version: '7' }] : [],
  )
  const sql = sqlOf(pool)
  await createHead(sql, 'words')
  assert.is(await lockHead(sql, 'words'), 7)
  await raiseHead(sql, 'words', 8)
  assert.equal(valuesOf(asked, 'values'), [
    ['words'],
    ['words'],
    [8, 'words'],
    ['store_changes', 'words 8'],
  ])
  assert.is(await lockHead(sqlOf(standInPool().pool), 'words'), 0)
})

test.run()
