import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createLocks } from '../../../../server/storage/postgres/locks.ts'
import { siteSharing, takeSite } from '../../../../server/storage/postgres/site-lock.ts'
import { inTransaction, sqlOf } from '../../../../server/storage/postgres/sql.ts'
import { messageOf } from '../../../support/message-of.ts'
import { standInPool } from '../../../support/stand-in-pool.ts'
import { valuesOf } from '../../../support/values-of.ts'

const test = suite('statements and transactions')

const failing = (text: string) => (asked: { text: string }) => {
  if (asked.text === text) throw new Error(`${text} failed`)
}

test('values are parameters of a statement, in their order, and its rows are the answer', async () => {
  const { pool, asked } = standInPool(() => [{ id: 1 }])
  const rows = await sqlOf(pool)`select ${'a'} from ${'b'} where c`
  assert.equal(rows, [{ id: 1 }])
  assert.equal(asked, [
    { text: 'select $1 from $2 where c', values: ['a', 'b'], longest: undefined },
  ])
})

test('a statement has a limit where one is given', async () => {
  const { pool, asked } = standInPool()
  await sqlOf(pool, 70)`select 1`
  assert.is(asked[0]?.longest, 70)
})

test('a transaction that resolves is committed, and its connection used again', async () => {
  const { pool, client, asked, released, texts } = standInPool()
  const returned = await inTransaction(pool, async sql => {
    await sql`select 1`
    return 'done'
  })
  assert.is(returned, 'done')
  assert.equal(texts(), ['begin', 'select 1', 'commit'])
  assert.equal(valuesOf(asked, 'longest'), [5000, undefined, undefined])
  assert.equal(released, [false])
  assert.is(client.listenerCount('error'), 0)
})

test('a transaction that rejects is rolled back with its error, and its connection used again', async () => {
  const { pool, released, texts } = standInPool(failing('select 1'))
  assert.is(await messageOf(inTransaction(pool, sql => sql`select 1`)), 'select 1 failed')
  assert.equal(texts(), ['begin', 'select 1', 'rollback'])
  assert.equal(released, [false])
})

test('a connection that cannot begin is closed, and asked for nothing more', async () => {
  const { pool, released, texts } = standInPool(failing('begin'))
  assert.is(await messageOf(inTransaction(pool, sql => sql`select 1`)), 'begin failed')
  assert.equal(texts(), ['begin'])
  assert.equal(released, [true])
})

test('a connection that breaks within a transaction is closed without a rollback', async () => {
  const { pool, client, released, texts } = standInPool()
  const run = async () => {
    client.emit('error', new Error('cut'))
    throw new Error('mine')
  }
  assert.is(await messageOf(inTransaction(pool, run)), 'mine')
  assert.equal(texts(), ['begin'])
  assert.equal(released, [true])
})

test('a connection that cannot roll back is closed, and the first error told', async () => {
  const { pool, released } = standInPool(failing('rollback'))
  const run = () => Promise.reject(new Error('mine'))
  assert.is(await messageOf(inTransaction(pool, run)), 'mine')
  assert.equal(released, [true])
})

const ofLocks = suite('locks in the database')

const turn = () => new Promise(setImmediate)
const faultOf = (promise: Promise<unknown>) => promise.then(() => undefined).catch(error => error)
const words = (texts: string[]) => texts.map(text => text.match(/pg_advisory_(\w+)/)?.[1])

ofLocks('work is done between lock and unlock of its name, and answers', async () => {
  const { pool, client, asked, released, texts } = standInPool()
  const during: unknown[] = []
  const returned = await createLocks(pool).alone('slots', async () => {
    during.push(...words(texts()))
    return 'done'
  })
  assert.is(returned, 'done')
  assert.equal(during, ['lock'])
  assert.equal(words(texts()), ['lock', 'unlock'])
  assert.equal(
    asked.map(({ values, longest }) => [...values, longest]),
    [
      ['slots', 600_000],
      ['slots', undefined],
    ],
  )
  assert.equal(released, [false])
  assert.is(client.listenerCount('error'), 0)
})

ofLocks('work that throws is unlocked too, and its error told', async () => {
  const { pool, released, texts } = standInPool()
  const fault = await faultOf(
    createLocks(pool).alone('slots', () => Promise.reject(new Error('mine'))),
  )
  assert.is(fault.message, 'mine')
  assert.equal(words(texts()), ['lock', 'unlock'])
  assert.equal(released, [false])
})

ofLocks('without the lock no work is done, and the connection is closed', async () => {
  const { pool, released, texts } = standInPool(() => {
    throw new Error('cut')
  })
  const fault = await faultOf(createLocks(pool).alone('slots', async () => assert.unreachable()))
  assert.is(fault.message, 'cut')
  assert.equal(words(texts()), ['lock'])
  assert.equal(released, [true])
})

ofLocks('a connection that breaks during the work is closed, and the work is done', async () => {
  const { pool, client, released, texts } = standInPool()
  const work = async () => {
    client.emit('error', new Error('cut'))
    return 'done'
  }
  assert.is(await createLocks(pool).alone('slots', work), 'done')
  assert.equal(words(texts()), ['lock'])
  assert.equal(released, [true])
})

ofLocks('a connection that may still have the lock is closed', async () => {
  const { pool, released } = standInPool(({ text }) => {
    if (text.includes('unlock')) throw new Error('cut')
  })
  assert.is(await createLocks(pool).alone('slots', async () => 'done'), 'done')
  assert.equal(released, [true])
})

ofLocks('calls of one name wait for each other without a connection, others do not', async () => {
  const { pool, texts } = standInPool()
  const { alone } = createLocks(pool)
  let end = () => {}
  const first = alone('slots', () => new Promise<void>(resolve => (end = resolve)))
  const second = alone('slots', async () => undefined)
  await alone('bin', async () => undefined)
  await turn()
  assert.equal(words(texts()), ['lock', 'lock', 'unlock'])
  end()
  await Promise.all([first, second])
  assert.is(texts().length, 6)
})

ofLocks('a process that serves the site shares its lock on each connection', async () => {
  const { client, asked } = standInPool(() => [{ shared: true }])
  const { first, share } = siteSharing()
  await share(client as never)
  await first
  await share(client as never)
  assert.equal(words(asked.map(({ text }) => text.replace('try_', ''))), [
    'lock_shared',
    'lock_shared',
  ])
})

ofLocks('a site that is being moved is served by no process', async () => {
  const { client } = standInPool(() => [{ shared: false }])
  const { first, share } = siteSharing()
  const fault = await faultOf(share(client as never))
  assert.is(fault.name, 'StartError')
  assert.match(fault.message, 'is being moved or restored. Start it again')
  assert.is(await faultOf(first), fault)
})

ofLocks('a command has the site alone where the database says so', async () => {
  for (const [rows, expected] of [
    [[{ taken: true }], true],
    [[{ taken: false }], false],
    [[], false],
  ] as const) {
    const { pool } = standInPool(() => rows)
    assert.is(await takeSite(sqlOf(pool)), expected)
  }
})

test.run()
ofLocks.run()
