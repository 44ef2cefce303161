import type { Pool } from 'pg'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { readHeads } from '../../../../server/storage/postgres/read-heads.ts'

const test = suite('reading the versions of stores')

/** A database that answers when it is told to. */
function standInDatabase() {
  const waiting: ((versions: Record<string, number>) => void)[] = []
  const failing: ((error: Error) => void)[] = []
  const asked: unknown[] = []
  const query = ({ values }: { values: unknown[] }) => {
    asked.push(values[0])
    return new Promise((resolve, reject) => {
      failing.push(reject)
      waiting.push(versions =>
        resolve({ rows: Object.entries(versions).map(([name, version]) => ({ name, version })) }),
      )
    })
  }
  return { pool: { query } as unknown as Pick<Pool, 'query'>, waiting, failing, asked }
}

const turn = () => new Promise(setImmediate)

test('calls of one moment share one statement, which names each store once', async () => {
  const { pool, waiting, asked } = standInDatabase()
  const heads = readHeads(pool)
  const all = ['users', 'sessions', 'users'].map(name => heads.of(name))
  await turn()
  waiting[0]?.({ users: 3 })
  assert.equal(await Promise.all(all), [3, 0, 3])
  assert.equal(asked, [['users', 'sessions']])
})

test('calls that come while a statement is on its way share the next one, not this one', async () => {
  const { pool, waiting, asked } = standInDatabase()
  const heads = readHeads(pool)
  const first = heads.of('users')
  await turn()
  const later = [heads.of('users'), heads.of('users')]
  await turn()
  assert.is(asked.length, 1)
  waiting[0]?.({ users: 1 })
  assert.is(await first, 1)
  await turn()
  assert.is(asked.length, 2)
  waiting[1]?.({ users: 2 })
  assert.equal(await Promise.all(later), [2, 2])
})

test('one that fails fails those that wait for it alone', async () => {
  const { pool, waiting, failing } = standInDatabase()
  const heads = readHeads(pool)
  const first = heads.of('users')
  await turn()
  const later = heads.of('users')
  failing[0]?.(new Error('cut'))
  assert.instance(await first.catch((error: unknown) => error), Error)
  await turn()
  waiting[1]?.({ users: 2 })
  assert.is(await later, 2)
})

test.run()
