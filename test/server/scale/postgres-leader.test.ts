import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openLeader } from '../../../server/scale/postgres-leader.ts'
import { setAhead } from '../../support/set-ahead.ts'
import { until } from '../../support/until.ts'
import { wireDatabase } from '../../support/wire-database.ts'

const test = suite('lead among processes, as one of them has it')

const turn = () => new Promise(setImmediate)

/** Both clocks of this process stand still until the end of the test, but for what they are set ahead. */
function stopClocks(): { ahead: number } {
  const clock = { ahead: 0 }
  for (const one of [Date, performance]) {
    const { now } = one
    const stopped = now.call(one)
    one.now = () => stopped + clock.ahead
    use(() => {
      one.now = now
    })
  }
  return clock
}

/** A process beside another one that leads as long as `isTaken`. */
async function competing() {
  const other = { isTaken: false, during: () => undefined as unknown }
  const database = await wireDatabase({
    async answer(text) {
      if (text.includes('pg_try_advisory_lock')) return [{ taken: !other.isTaken }]
      if (text === 'select 1') await other.during()
      return undefined
    },
  })
  const steps: string[] = []
  const errors: string[] = []
  const leader = openLeader(database.url, {
    claim: async () => undefined,
    onChange: isLeader => steps.push(isLeader ? 'leads' : 'rests'),
    onError: error => errors.push((error as Error).message),
  })
  use(leader)
  const begin = (name: string) =>
    leader.whileLeading(() => {
      steps.push(`${name} begins`)
      return () => void steps.push(`${name} ends`)
    })
  return { leader, database, other, steps, errors, begin }
}

test('is taken with its jobs, and ends with them', async () => {
  const { leader, steps, begin, database } = await competing()
  begin('mail')
  assert.equal([leader.isLeader, steps], [false, []])
  await until('the lead', () => leader.isLeader)
  begin('night')
  assert.equal(steps, ['leads', 'mail begins', 'night begins'])
  assert.equal(database.asked.slice(0, 2), [
    'set idle_session_timeout = 10000',
    'select pg_try_advisory_lock(7305110, 1) as taken',
  ])
  await leader.close()
  assert.is(leader.isLeader, false)
  assert.equal(steps.slice(3), ['rests', 'mail ends', 'night ends'])
  await until('the end of its line', () => database.lines.size === 0)
})

test('is tried for again while another process has it', async () => {
  const { leader, database, other, steps, begin } = await competing()
  other.isTaken = true
  begin('mail')
  await until('two tries', () => database.asked.length > 2)
  assert.equal([leader.isLeader, steps], [false, []])
  other.isTaken = false
  await until('the lead', () => leader.isLeader)
  assert.equal(steps, ['leads', 'mail begins'])
})

test('is proved by its line, without taking the lock again', async () => {
  const { leader, database } = await competing()
  await until('the lead', () => leader.isLeader)
  await until('a proof', () => database.asked.includes('select 1'))
  const takes = database.asked.filter(text => text.includes('pg_try_advisory_lock'))
  assert.is(takes.length, 1)
})

test('is lost at once where its line is cut, and taken again by the next one', async () => {
  const { leader, database, steps, errors, begin } = await competing()
  begin('mail')
  await until('the lead', () => leader.isLeader)
  database.cut()
  await until('the rest', () => steps.includes('mail ends'))
  assert.is(leader.isLeader, false)
  await until('the lead', () => leader.isLeader)
  assert.equal(steps, ['leads', 'mail begins', 'rests', 'mail ends', 'leads', 'mail begins'])
  assert.is(errors.length, 1)
})

test('is not counted on seven seconds after it was last proved', async () => {
  const clock = stopClocks()
  const { leader, other, steps } = await competing()
  other.during = () => new Promise(() => undefined)
  await until('the lead', () => leader.isLeader)
  clock.ahead = 6999
  assert.is(leader.isLeader, true)
  clock.ahead = 7000
  assert.is(leader.isLeader, false)
  assert.equal(steps, ['leads'])
})

test('is given up by a process that stood still during a proof', async () => {
  const { leader, other, steps, errors } = await competing()
  other.during = () => {
    other.during = () => undefined
    setAhead(7000)
  }
  await until('the lead', () => leader.isLeader)
  await until('the rest', () => steps.includes('rests'))
  // It is reported only after the line to the database has ended.
  await until('the error', () => errors.length > 0)
  assert.equal(errors, ['This process stood still, and may have lost the lead'])
})

test('begins the other jobs where one cannot begin, and ends them all', async () => {
  const { leader, steps, errors, begin } = await competing()
  leader.whileLeading(() => {
    throw new Error('no mail')
  })
  begin('night')
  await until('the lead', () => leader.isLeader)
  assert.equal([errors, steps], [['no mail'], ['leads', 'night begins']])
  await leader.close()
  assert.equal(steps.slice(2), ['rests', 'night ends'])
})

test('waits for jobs that take a while to end', async () => {
  const { leader } = await competing()
  let end = () => {}
  leader.whileLeading(() => () => new Promise<void>(resolve => (end = resolve)))
  await until('the lead', () => leader.isLeader)
  let isClosed = false
  const closed = leader.close().then(() => {
    isClosed = true
  })
  await turn()
  await turn()
  assert.equal([isClosed, leader.isLeader], [false, false])
  end()
  await closed
})

test('that cannot be tried for is told once, until a line is open again', async () => {
  let refusals = 2
  const errors: string[] = []
  const { url, cut, lines } = await wireDatabase({
    refusal: () => (refusals-- > 0 ? { code: '57P03', message: 'starting up' } : undefined),
    answer: text => (text.includes('lock') ? [{ taken: true }] : undefined),
  })
  const leader = openLeader(url, {
    claim: async () => undefined,
    onChange: () => undefined,
    onError: error => errors.push((error as Error).message),
  })
  use(leader)
  await until('the lead', () => leader.isLeader)
  assert.equal(errors, ['starting up'])
  cut()
  await until('the second error', () => errors.length === 2)
  assert.ok(lines.size <= 1)
})

test.run()
