import * as assert from 'uvu/assert'
import { suite } from '#test'
import { unavailable } from '../../../server/base/errors.ts'
import { tasksInTurn } from '../../../server/storage/in-turn.ts'
import { valuesOf } from '../../support/values-of.ts'

const test = suite('tasks in turn')

const faultOf = (promise: Promise<unknown>) => promise.then(() => undefined).catch(error => error)

/** Stores that are read again, and a lock that is given or not. */
function shared({ isAway = false, isUnsure = false } = {}) {
  const steps: string[] = []
  const store = (name: string) => ({
    async refresh() {
      await new Promise(setImmediate)
      if (isUnsure) throw unavailable('No answer')
      steps.push(`${name} is refreshed`)
    },
  })
  const database = {
    async alone<R>(name: string, fn: () => Promise<R>): Promise<R> {
      if (isAway) throw new Error('cut')
      steps.push(`alone with ${name}`)
      return fn()
    },
  }
  return { steps, inTurn: tasksInTurn('slots', database, [store('pages'), store('bin')]) }
}

test('of one process run one after the other, also after one that failed', async () => {
  const inTurn = tasksInTurn('slots', undefined, [])
  const steps: string[] = []
  const task = (name: string, fails = false) =>
    inTurn(async () => {
      steps.push(`${name} begins`)
      await new Promise(setImmediate)
      if (fails) throw new Error(name)
      steps.push(`${name} ends`)
      return name
    })
  const results = await Promise.allSettled([task('a'), task('b', true), task('c')])
  assert.equal(valuesOf(results, 'status'), ['fulfilled', 'rejected', 'fulfilled'])
  assert.equal(steps, ['a begins', 'a ends', 'b begins', 'c begins', 'c ends'])
})

test('of several processes begin once their stores have what others have written', async () => {
  const { steps, inTurn } = shared()
  assert.is(await inTurn(async () => steps.push('the task')), 4)
  assert.equal(steps, ['alone with slots', 'pages is refreshed', 'bin is refreshed', 'the task'])
})

test('that fail reject with their own error', async () => {
  const mine = new RangeError('mine')
  assert.is(await faultOf(shared().inTurn(() => Promise.reject(mine))), mine)
})

test('that cannot begin are 503, and are not begun', async () => {
  for (const fault of [{ isAway: true }, { isUnsure: true }]) {
    const error = await faultOf(shared(fault).inTurn(async () => assert.unreachable()))
    assert.is(error.status, 503)
    assert.match(error.message, 'This could not be saved')
  }
})

test.run()
