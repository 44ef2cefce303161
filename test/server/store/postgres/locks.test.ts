import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createLocks } from '../../../../server/store/postgres/locks.ts'
import { siteSharing, takeSite } from '../../../../server/store/postgres/site-lock.ts'
import { sqlOf } from '../../../../server/store/postgres/sql.ts'
import { standInPool } from '../../../support/stand-in-pool.ts'

const test = suite('locks in the database')

const turn = () => new Promise(setImmediate)
const faultOf = (promise: Promise<unknown>) => promise.then(() => undefined).catch(error => error)
const words = (texts: string[]) => texts.map(text => text.match(/pg_advisory_(\w+)/)?.[1])

test('work is done between lock and unlock of its name, and answers', async () => {
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

test('work that throws is unlocked too, and its error told', async () => {
  const { pool, released, texts } = standInPool()
  const fault = await faultOf(
    createLocks(pool).alone('slots', () => Promise.reject(new Error('mine'))),
  )
  assert.is(fault.message, 'mine')
  assert.equal(words(texts()), ['lock', 'unlock'])
  assert.equal(released, [false])
})

test('without the lock no work is done, and the connection is closed', async () => {
  const { pool, released, texts } = standInPool(() => {
    throw new Error('cut')
  })
  const fault = await faultOf(createLocks(pool).alone('slots', async () => assert.unreachable()))
  assert.is(fault.message, 'cut')
  assert.equal(words(texts()), ['lock'])
  assert.equal(released, [true])
})

test('a connection that breaks during the work is closed, and the work is done', async () => {
  const { pool, client, released, texts } = standInPool()
  const work = async () => {
    client.emit('error', new Error('cut'))
    return 'done'
  }
  assert.is(await createLocks(pool).alone('slots', work), 'done')
  assert.equal(words(texts()), ['lock'])
  assert.equal(released, [true])
})

test('a connection that may still have the lock is closed', async () => {
  const { pool, released } = standInPool(({ text }) => {
    if (text.includes('unlock')) throw new Error('cut')
  })
  assert.is(await createLocks(pool).alone('slots', async () => 'done'), 'done')
  assert.equal(released, [true])
})

test('calls of one name wait for each other without a connection, others do not', async () => {
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

test('a process that serves the site shares its lock on each connection', async () => {
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

test('a site that is being moved is served by no process', async () => {
  const { client } = standInPool(() => [{ shared: false }])
  const { first, share } = siteSharing()
  const fault = await faultOf(share(client as never))
  assert.is(fault.name, 'StartError')
  assert.match(fault.message, 'is being moved or restored. Start it again')
  assert.is(await faultOf(first), fault)
})

test('a command has the site alone where the database says so', async () => {
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
