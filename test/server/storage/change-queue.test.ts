import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import { applyEach, type Change, deepFreeze } from '../../../server/storage/apply-changes.ts'
import { createChangeQueue, type Written } from '../../../server/storage/change-queue.ts'

const test = suite('changes that wait for a write')

const schema = z.array(z.string().max(5))
const faultOf = (promise: Promise<unknown>) => promise.then(() => undefined).catch(error => error)

/** A value in memory whose writes last until they are let go. */
function queue() {
  const written = { value: [] as string[], batches: [] as number[], failure: undefined as unknown }
  const ends: (() => void)[] = []
  const { change, settled } = createChangeQueue<string[]>(
    async <C extends Change<string[]>>(batch: readonly C[]): Promise<Written<C>> => {
      written.batches.push(batch.length)
      await new Promise<void>(resolve => ends.push(resolve))
      const { next, results } = applyEach(written.value, batch, schema)
      if (written.failure !== undefined) return { results, failure: written.failure }
      written.value = next
      return { results }
    },
  )
  const end = async () => {
    while (ends.length === 0) await new Promise(setImmediate)
    ends.shift()?.()
  }
  return { written, change, settled, end }
}

test('are written together, those that come meanwhile by the next write', async () => {
  const { written, change, settled, end } = queue()
  const first = change(words => words.push('oak'))
  await new Promise(setImmediate)
  const later = ['elm', 'fir'].map(word => change(words => words.push(word)))
  let isSettled = false
  const settling = settled().then(() => {
    isSettled = true
  })
  await end()
  assert.is(await first, 1)
  await new Promise(setImmediate)
  assert.is(isSettled, false)
  await end()
  assert.equal(await Promise.all(later), [2, 3])
  await settling
  assert.equal(
    [written.batches, written.value],
    [
      [1, 2],
      ['oak', 'elm', 'fir'],
    ],
  )
  const last = change(words => words.length)
  await end()
  assert.is(await last, 3)
})

test('that cannot be written are 503 with the cause, those that throw have their own error', async () => {
  const { written, change, end } = queue()
  written.failure = new Error('EIO')
  const asked = [
    faultOf(change(words => words.push('oak'))),
    faultOf(
      change(() => {
        throw new RangeError('mine')
      }),
    ),
  ]
  await end()
  const [failed, thrown] = await Promise.all(asked)
  assert.equal([failed.status, failed.cause.message, thrown.message], [503, 'EIO', 'mine'])
})

test('are tried one by one where together they break the rules, and only then', () => {
  const calls: string[] = []
  const changes = ['oak', 'much too long', 'elm'].map(word => ({
    change(words: string[]) {
      calls.push(word)
      return words.push(word)
    },
  }))
  const value = deepFreeze(['fir'])
  const { next, results } = applyEach(value, changes, schema)
  assert.equal(next, ['fir', 'oak', 'elm'])
  assert.equal(
    results.map(([, result]) => ('thrown' in result ? 'thrown' : result.returned)),
    [2, 'thrown', 3],
  )
  assert.equal(calls.length, 6)
  calls.length = 0
  applyEach(value, [changes[0], changes[2]] as typeof changes, schema)
  assert.equal(calls, ['oak', 'elm'])
  assert.is(applyEach(value, [changes[1]] as typeof changes, schema).next, value)
})

test('leave a value that is frozen to its depth', () => {
  const value = deepFreeze({ list: [{ word: 'oak' }], none: null, text: 'a' })
  assert.ok([value, value.list, value.list[0]].every(Object.isFrozen))
  const half = Object.freeze({ list: ['oak'] })
  assert.is(deepFreeze(half), half)
})

test.run()
