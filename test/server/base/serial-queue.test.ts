import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createSerialQueue } from '../../../server/base/serial-queue.ts'

const test = suite('tasks one after the other')

test('a task begins when the one before has ended, also where that failed', async () => {
  const inTurn = createSerialQueue()
  const steps: string[] = []
  const first = inTurn(async () => {
    steps.push('first')
    await new Promise(setImmediate)
    steps.push('first fails')
    throw new Error('mine')
  })
  const second = inTurn(async () => steps.push('second'))
  assert.is(await first.catch(({ message }) => message), 'mine')
  assert.is(await second, 3)
  assert.equal(steps, ['first', 'first fails', 'second'])
})

test.run()
