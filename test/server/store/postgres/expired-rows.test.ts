import * as assert from 'uvu/assert'
import { suite } from '#test'
import { expiredRows } from '../../../../server/store/postgres/expired-rows.ts'
import { sqlOf } from '../../../../server/store/postgres/sql.ts'
import { day } from '../../../../web/units.ts'
import { standInPool } from '../../../support/stand-in-pool.ts'

const test = suite('rows that are too old')

const start = Date.parse('2026-11-26T10:00:00Z')

/** Rows of a store that was last written on these days, of which the newest is the first. */
function store(lasts: string[], keepDays?: number) {
  const clock = { now: start }
  const { pool, asked } = standInPool(({ text }) =>
    text.includes('max(created_at)')
      ? lasts.map(last => ({ last }))
      : [{ id: 'oak' }, { id: 'elm' }],
  )
  const options = { clock: () => clock.now, ...(keepDays !== undefined && { keepDays }) }
  const expired = expiredRows('words', options)
  return { clock, asked, look: () => expired(sqlOf(pool)) }
}

const days = (count: number, newest = start) =>
  Array.from({ length: count }, (_, at) => new Date(newest - at * day).toISOString())

test('are none where all are kept', async () => {
  const { look, asked } = store(days(9))
  assert.equal(await look(), [])
  assert.is(asked.length, 0)
})

test('are none before there were writes on seven later days', async () => {
  const { look, asked } = store(days(7), 10)
  assert.equal(await look(), [])
  assert.is(asked.length, 1)
  assert.equal(asked[0]?.values, ['words', 8])
})

test('are those before the days that are kept, counted from the eighth last day of writes', async () => {
  const { look, asked } = store(days(8), 10)
  assert.equal(await look(), ['oak', 'elm'])
  assert.equal(asked[1]?.values, ['words', new Date(start - 17 * day).toISOString()])
})

test('are counted from the clock where rows are dated after it', async () => {
  const { look, asked } = store(days(8, start + 30 * day), 10)
  await look()
  assert.is(asked[1]?.values[1], new Date(start - 10 * day).toISOString())
})

test('are looked for once a day', async () => {
  const { look, asked, clock } = store(days(8), 10)
  await look()
  clock.now += day - 1
  assert.equal(await look(), [])
  assert.is(asked.length, 2)
  clock.now += 1
  assert.equal(await look(), ['oak', 'elm'])
})

test.run()
