import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createClaims, removeOldClaims } from '../../../server/scale/claims.ts'
import { createNights } from '../../../server/scale/nights.ts'
import { sqlOf } from '../../../server/storage/postgres/sql.ts'
import { setAhead } from '../../support/set-ahead.ts'
import { standIn } from '../../support/stand-in.ts'
import { standInPool } from '../../support/stand-in-pool.ts'

const test = suite('work that one process claims')

const turn = () => new Promise(setImmediate)

/** A claim, the renewals that are due, and what the database answers. */
async function claimed(isFree = true) {
  const renewals: [() => void, number][] = []
  const ended: unknown[] = []
  standIn('setInterval', (run: () => void, wait: number) => {
    renewals.push([run, wait])
    return { unref: () => 'the timer' }
  })
  standIn('clearInterval', (timer: unknown) => ended.push(timer))
  const table = { isOurs: true, isAway: false }
  const { pool, asked } = standInPool(({ text }) => {
    if (table.isAway) throw new Error('cut')
    if (text.includes('insert into')) return isFree ? [{ work: 'mail' }] : []
    return table.isOurs ? [{ work: 'mail' }] : []
  })
  const claim = await createClaims({ sql: sqlOf(pool) })('mail')
  const renew = async () => {
    renewals[0]?.[0]()
    await turn()
  }
  return { claim, table, asked, renew, renewals, ended }
}

test('is refused while another one has it, and not renewed', async () => {
  const { claim, renewals } = await claimed(false)
  assert.is(claim, undefined)
  assert.is(renewals.length, 0)
})

test('is held for half a minute, by whichever clock says more', async () => {
  const { claim } = await claimed()
  setAhead(29_000)
  assert.is(claim?.isHeld, true)
  setAhead(1000)
  assert.is(claim?.isHeld, false)
})

test('is renewed four times in that time, by its holder alone', async () => {
  const { claim, renew, renewals, asked } = await claimed()
  assert.is(renewals[0]?.[1], 7500)
  setAhead(20_000)
  await renew()
  setAhead(20_000)
  assert.is(claim?.isHeld, true)
  const [taken, renewed] = asked
  assert.equal([taken?.values[0], taken?.values[2]], ['mail', '30000 ms'])
  assert.equal(renewed?.values, ['30000 ms', 'mail', taken?.values[1]])
})

test('is lost for good where another one has taken it', async () => {
  const { claim, renew, table } = await claimed()
  table.isOurs = false
  await renew()
  assert.is(claim?.isHeld, false)
  table.isOurs = true
  await renew()
  assert.is(claim?.isHeld, false)
})

test('is held on while the database is away, until its time is over', async () => {
  const { claim, renew, table } = await claimed()
  table.isAway = true
  setAhead(20_000)
  await renew()
  assert.is(claim?.isHeld, true)
  setAhead(10_000)
  assert.is(claim?.isHeld, false)
})

test('is renewed no more once released, also where the database is away', async () => {
  const { claim, table, asked, ended } = await claimed()
  table.isAway = true
  await claim?.release()
  assert.is(ended.length, 1)
  assert.match(asked[1]?.text ?? '', 'delete from work_claims')
  assert.equal(asked[1]?.values, ['mail', asked[0]?.values[1]])
})

test('of processes that were killed is removed after a day', async () => {
  const { pool, texts } = standInPool()
  await removeOldClaims({ sql: sqlOf(pool) })
  assert.equal(texts(), [
    "delete from work_claims where until < clock_timestamp() - interval '1 day'",
  ])
})

test('that cannot be removed or noted is told of', async () => {
  const { pool } = standInPool(() => {
    throw new Error('cut')
  })
  const sql = sqlOf(pool)
  const asked = [removeOldClaims({ sql }), createNights({ sql }).note('backup', '2026-11-26')]
  const results = await Promise.allSettled(asked)
  assert.ok(results.every(({ status }) => status === 'rejected'))
})

test('of a night is noted with its work, and the last one known', async () => {
  const { pool, asked } = standInPool(({ text, values }) =>
    text.startsWith('select') && values[0] === 'backup' ? [{ night: '2026-11-26' }] : [],
  )
  const nights = createNights({ sql: sqlOf(pool) })
  await nights.note('backup', '2026-11-26')
  assert.equal(asked[0]?.values, ['backup', '2026-11-26'])
  assert.equal([await nights.last('backup'), await nights.last('sweep')], ['2026-11-26', undefined])
})

test.run()
