import * as assert from 'uvu/assert'
import { suite } from '#test'
import { onlyProcess } from '../../../../server/cluster/leader.ts'
import { createLog } from '../../../../server/log.ts'
import { runSchedules } from '../../../../server/page-editing/schedule/run-schedules.ts'
import { until } from '../../../support/until.ts'

const test = suite('the timer of planned pages')

const log = createLog({ logLevel: 'silent' })
const day = 24 * 3600 * 1000

/** Plans, and a clock that only moves when a timer is awaited. */
function planned(times: number[]) {
  let now = 0
  let failures = 0
  let onPlanned = () => {}
  let waiting: { run: () => void; ms: number } | undefined
  const published: number[] = []
  const waits: number[] = []
  const schedules = {
    async runDue() {
      if (failures > 0) {
        failures -= 1
        throw new Error('The disk is full')
      }
      for (const time of times.filter(time => time <= now)) {
        published.push(now)
        times.splice(times.indexOf(time), 1)
      }
    },
    untilNext: () => (times.length > 0 ? Math.max(0, Math.min(...times) - now) : undefined),
    onPlanned: (listener: () => void) => {
      onPlanned = listener
    },
  }
  const timers = {
    set(run: () => void, ms: number) {
      waits.push(ms)
      waiting = { run, ms }
      return {} as NodeJS.Timeout
    },
    clear() {
      waiting = undefined
    },
  }
  return {
    published,
    waits,
    stop: runSchedules(schedules, { leader: onlyProcess(), log, timers }),
    fail(times: number) {
      failures = times
    },
    plan(time: number) {
      times.push(time)
      onPlanned()
    },
    isWaiting: () => waiting !== undefined,
    async elapse() {
      // What was published has to be noted before the next timer is set.
      await new Promise(setImmediate)
      const { run, ms } = waiting ?? { run: () => assert.unreachable('no timer'), ms: 0 }
      waiting = undefined
      now += ms
      run()
    },
  }
}

test('publishes at the start what was missed while the site was stopped', async () => {
  const { published } = planned([-5 * day])
  await until('it', () => published.length === 1)
})

test('waits for months in steps that timers can take, and publishes on the second', async () => {
  const { published, waits, elapse } = planned([90 * day])
  for (let steps = 0; steps < 10_000 && published.length === 0; steps += 1) {
    await elapse()
    await new Promise(setImmediate)
  }
  assert.equal(published, [90 * day])
  assert.ok(Math.max(...waits) < 2 ** 31)
})

test('takes a plan that comes before the one that it waits for', async () => {
  const { published, plan, elapse } = planned([60_000, 40 * 60_000])
  await elapse()
  await new Promise(setImmediate)
  plan(21 * 60_000)
  await elapse()
  await until('it', () => published.length === 2)
  assert.equal(published, [60_000, 21 * 60_000])
})

test('tries again in a minute where the disk fails', async () => {
  const run = planned([60_000])
  await until('a timer', run.isWaiting)
  run.fail(1)
  await run.elapse()
  await run.elapse()
  await until('it', () => run.published.length === 1)
  assert.ok(run.waits.includes(60_000))
})

test('wakes nobody once it is stopped, or where nothing is planned', async () => {
  const run = planned([60_000])
  await until('a timer', run.isWaiting)
  await run.stop()
  assert.not(run.isWaiting())
  run.plan(70_000)
  assert.not(run.isWaiting())
  const none = planned([])
  await none.stop()
  assert.equal(none.waits, [])
})

test.run()
