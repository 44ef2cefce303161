import * as assert from 'uvu/assert'
import { suite } from '#test'
import { inTransaction, sqlOf } from '../../../../server/store/postgres/sql.ts'
import { standInPool } from '../../../support/stand-in-pool.ts'

const test = suite('statements and transactions')

const failing = (text: string) => (asked: { text: string }) => {
  if (asked.text === text) throw new Error(`${text} failed`)
}
const messageOf = (promise: Promise<unknown>) =>
  promise.then(() => '').catch(({ message }) => message)

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
  assert.equal(
    asked.map(({ longest }) => longest),
    [5000, undefined, undefined],
  )
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

test.run()
