import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createListQueue } from '../../../../../web/admin/products/lists/list-queue.ts'
import { until } from '../../../../support/until.ts'

const test = suite('queue of changes of lists')

/** A queue whose moves are answered one by one. */
function slowQueue() {
  const queue = createListQueue()
  const sent: string[] = []
  const answers: (() => void)[] = []
  const move = (code: string, before: string | null) =>
    queue.add({
      move: { collection: 'chairs', codes: [code], before },
      send: () => {
        sent.push(`${code} ${before}`)
        return new Promise(resolve => answers.push(resolve))
      },
    })
  const answer = async () => {
    const { length } = queue.state.value
    answers.shift()?.()
    await until('the next', () => queue.state.value.length < length)
  }
  return { queue, sent, move, answer }
}

test('sends one change at a time', async () => {
  const { queue, sent, move, answer } = slowQueue()
  move('Ch1', 'Ch3')
  move('Ch2', null)
  const ran = queue.run(async () => sent.push('run'))
  assert.equal(sent, ['Ch1 Ch3'])
  await answer()
  assert.equal(sent, ['Ch1 Ch3', 'Ch2 null'])
  await answer()
  assert.is(await ran, 3)
  await until('the end', () => queue.state.value.length === 0)
})

test('leaves out places that a product has left before they were sent', async () => {
  const { queue, sent, move, answer } = slowQueue()
  for (const before of ['Ch3', 'Ch4', 'Ch5', 'Ch6']) move('Ch1', before)
  assert.equal(
    queue.state.value.map(({ move }) => move?.before),
    ['Ch3', 'Ch6'],
  )
  move('Ch2', null)
  move('Ch1', null)
  for (let n = 0; n < 4; n += 1) await answer()
  assert.equal(sent, ['Ch1 Ch3', 'Ch1 Ch6', 'Ch2 null', 'Ch1 null'])
})

test('goes on after a change that fails, which is told to who made it', async () => {
  const { queue } = slowQueue()
  const failing = queue.run(() => Promise.reject(new Error('no')))
  const next = queue.run(async () => 'done')
  assert.is(await failing.catch(({ message }) => message), 'no')
  assert.is(await next, 'done')
})

test('drops the moves that wait, and nothing else', async () => {
  const { queue, sent, move, answer } = slowQueue()
  move('Ch1', 'Ch3')
  move('Ch2', null)
  const ran = queue.run(async () => 'deleted')
  queue.dropMoves()
  await answer()
  assert.is(await ran, 'deleted')
  assert.equal(sent, ['Ch1 Ch3'])
})

test.run()
