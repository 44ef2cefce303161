import * as assert from 'uvu/assert'
import { suite } from '#test'
import { setupsInMemory } from '../../../server/features/accounts/own-account/begun-setups.ts'
import { createCounterNames } from '../../../server/features/accounts/session/guesses.ts'
import { sharedCounters } from '../../../server/scale/shared-counters.ts'
import { sharedGuesses } from '../../../server/scale/shared-guesses.ts'
import { sharedSetups } from '../../../server/scale/shared-setups.ts'
import { sqlOf } from '../../../server/storage/postgres/sql.ts'
import { minute } from '../../../web/base/units.ts'
import { setAhead } from '../../support/set-ahead.ts'
import { standInPool } from '../../support/stand-in-pool.ts'
import { valuesOf } from '../../support/values-of.ts'

const test = suite('what processes count together')

const limit = { name: 'password', most: 2, salt: 'a' }
const counter = createCounterNames(4096, 'a')('admin')
/** In the slice of ten minutes of this number, two minutes before its end. */
const now = 2_833_333 * 10 * minute + 8 * minute

const faultOf = async (run: () => unknown) => {
  try {
    await run()
  } catch (error) {
    return error as Error & { status: number; headers: Record<string, string> }
  }
  return undefined
}

/** Guesses whose statements are answered with these rows. */
function guesses(answer: () => object[]) {
  const { pool, asked } = standInPool(answer)
  return { asked, ...sharedGuesses({ sql: sqlOf(pool) }, () => now)(limit) }
}

test('a guess is counted in the ten minutes that it is in, beside those of an hour before', async () => {
  const { take, asked } = guesses(() => [{ points: 2 }])
  await take('admin')
  const slice = 2_833_333
  assert.equal(valuesOf(asked, 'values'), [
    ['password', counter, slice - 7, slice, 'password', counter, slice, 2, 2],
  ])
})

test('the first guess of ten minutes removes those of more than an hour before', async () => {
  const { take, asked } = guesses(() => [{ points: 1 }])
  await take('admin')
  assert.match(asked[1]?.text ?? '', 'delete from guesses')
  assert.equal(asked[1]?.values, ['password', counter, 2_833_333 - 7])
})

test('a guess above the limit is 429 until the ten minutes are over', async () => {
  const { take, asked } = guesses(() => [])
  const fault = await faultOf(() => take('admin'))
  assert.equal([fault?.status, fault?.headers['retry-after']], [429, '120'])
  assert.is(asked.length, 1)
})

test('a guess that was correct is taken back from the same ten minutes', async () => {
  const { giveBack, asked } = guesses(() => [])
  await giveBack('admin')
  assert.match(asked[0]?.text ?? '', 'points = points - 1')
  assert.equal(asked[0]?.values, ['password', counter, 2_833_333])
})

test('while the database is away, guesses are counted and taken back in the process', async () => {
  const { take, giveBack } = guesses(() => {
    throw new Error('cut')
  })
  await take('admin')
  await take('admin')
  assert.is((await faultOf(() => take('admin')))?.status, 429)
  await giveBack('admin')
  await take('admin')
  assert.is((await faultOf(() => take('admin')))?.status, 429)
})

test('a begun second factor is known for ten minutes, to its user alone', async () => {
  let time = now
  const setups = setupsInMemory(() => time)
  await setups.begin('one', 'secret')
  time += 10 * minute
  assert.equal(
    [await setups.secretOf('one'), await setups.secretOf('other')],
    ['secret', undefined],
  )
  time += 1
  assert.is(await setups.secretOf('one'), undefined)
  await setups.begin('one', 'newer')
  await setups.end('one')
  assert.is(await setups.secretOf('one'), undefined)
})

test('a begun second factor is stored with its end; those that are over are removed', async () => {
  const { pool, asked } = standInPool(({ text }) =>
    text.includes('select') ? [{ secret: 'secret' }] : [],
  )
  const setups = sharedSetups({ sql: sqlOf(pool) }, () => now)
  await setups.begin('one', 'secret')
  assert.is(await setups.secretOf('one'), 'secret')
  await setups.end('one')
  assert.equal(valuesOf(asked, 'values'), [
    [now],
    ['one', 'secret', now + 10 * minute],
    ['one', now],
    ['one'],
  ])
})

test('a second factor that none has begun is unknown, and 503 while the database is away', async () => {
  const none = sharedSetups({ sql: sqlOf(standInPool().pool) })
  assert.is(await none.secretOf('one'), undefined)
  const { pool } = standInPool(() => {
    throw new Error('cut')
  })
  const away = sharedSetups({ sql: sqlOf(pool) })
  for (const ask of [
    () => away.begin('one', 'secret'),
    () => away.secretOf('one'),
    () => away.end('one'),
  ]) {
    assert.is((await faultOf(ask))?.status, 503)
  }
})

interface Statement {
  text: string
  values?: unknown[]
}

/** Attempts of a name, of which the database has counted so many. */
function attempts(counted: () => number) {
  const asked: (Statement & { longest: number })[] = []
  const counters = sharedCounters({
    async query(statement, longest) {
      asked.push({ ...(statement as Statement), longest })
      return { rows: [{ points: counted(), expire: `${Date.now() + 5000}` }] } as never
    },
  })
  return { asked, counter: counters('login')({ points: 2, seconds: 60 }) }
}

test('attempts are counted by name and key, and refused above the limit', async () => {
  let count = 0
  const { asked, counter } = attempts(() => {
    count += 1
    return count
  })
  await counter.consume('203.0.113.9')
  await counter.consume('203.0.113.9')
  const refused = await counter.consume('203.0.113.9').catch(error => error)
  assert.ok(refused.msBeforeNext > 0 && refused.msBeforeNext <= 5000)
  assert.is(asked[0]?.longest, 2000)
  assert.ok(asked[0]?.values?.includes('login:203.0.113.9'))
})

test('attempts are counted in the process while the database is away', async () => {
  const { counter } = attempts(() => {
    throw new Error('cut')
  })
  await counter.consume('203.0.113.9')
  await counter.consume('203.0.113.9')
  assert.is((await counter.consume('203.0.113.9').catch(error => error)).consumedPoints, 3)
})

test('attempts that are over are removed every ten minutes', async () => {
  const { asked, counter } = attempts(() => 1)
  const removals = () => asked.filter(({ text }) => text.startsWith('delete')).length
  await counter.consume('a')
  assert.is(removals(), 0)
  setAhead(10 * minute + 1)
  await counter.consume('a')
  await counter.consume('a')
  assert.is(removals(), 1)
  setAhead(10 * minute + 1)
  await counter.consume('a')
  assert.is(removals(), 2)
})

test.run()
