import * as assert from 'uvu/assert'
import { suite } from '#test'
import { diskFull } from '../../../../../server/base/errors.ts'
import { createSlotQueue } from '../../../../../server/features/media/derivatives/slot-queue.ts'
import { readableLog } from '../../../../support/log-lines.ts'

const test = suite('queue of slots whose pictures are checked')

const turn = () => new Promise(setImmediate)

/** Checks wait for `next`, which may be told to fail. */
function open() {
  const begun: string[] = []
  const running: ((error?: unknown) => void)[] = []
  const { log, lines } = readableLog()
  const queue = createSlotQueue(
    slotPath =>
      new Promise((resolve, reject) => {
        begun.push(slotPath)
        running.push(error => (error ? reject(error) : resolve()))
      }),
    log,
  )
  const next = async (error?: unknown) => {
    running.shift()?.(error)
    await turn()
  }
  return { queue, begun, next, lines, running }
}

test('checks one at a time, in their order', async () => {
  const { queue, begun, next } = open()
  queue.replace(['a', 'b', 'c'])
  assert.equal([begun, queue.waiting()], [['a'], ['b', 'c']])
  await next()
  assert.equal([begun, queue.waiting()], [['a', 'b'], ['c']])
})

test('takes the one asked for last before all others, and once', async () => {
  const { queue, begun, next } = open()
  queue.replace(['a', 'b', 'c'])
  queue.first('c')
  queue.first('a')
  assert.equal(queue.waiting(), ['a', 'c', 'b'])
  for (let i = 0; i < 4; i += 1) await next()
  assert.equal(begun, ['a', 'a', 'c', 'b'])
})

test('replaces all that wait, but not the one under way', async () => {
  const { queue, begun, next } = open()
  queue.replace(['a', 'b'])
  queue.replace(['c'])
  await next()
  await next()
  assert.equal(begun, ['a', 'c'])
})

test('is settled once nothing waits or runs, also after more has come', async () => {
  const { queue, next } = open()
  await queue.settled()
  queue.replace(['a'])
  let isSettled = false
  const settled = queue.settled().then(() => {
    isSettled = true
  })
  queue.first('b')
  await next()
  assert.is(isSettled, false)
  await next()
  await settled
  queue.replace(['c'])
  await next()
  await queue.settled()
})

test('goes on after a failure, which is logged with its slot', async () => {
  const { queue, begun, next, lines } = open()
  queue.replace(['a', 'b'])
  await next(new Error('no picture'))
  assert.equal(begun, ['a', 'b'])
  assert.equal(
    lines.map(({ msg, path }) => [msg, path]),
    [['smaller pictures not made', 'a']],
  )
})

test('stops on a full disk until the next one is asked for', async () => {
  for (const full of [diskFull('full'), Object.assign(new Error('full'), { code: 'ENOSPC' })]) {
    const { queue, begun, next } = open()
    queue.replace(['a', 'b', 'c'])
    await next(full)
    assert.equal([begun, queue.waiting()], [['a'], []])
    queue.first('b')
    await turn()
    assert.equal(begun, ['a', 'b'])
  }
})

test('ends with the check under way, whose failure is not logged', async () => {
  for (const error of [undefined, new Error('closed')]) {
    const { queue, begun, next, lines } = open()
    queue.replace(['a', 'b'])
    assert.is(queue.isClosed, false)
    let isClosed = false
    const closing = queue.close().then(() => {
      isClosed = true
    })
    await turn()
    assert.equal([queue.isClosed, isClosed], [true, false])
    await next(error)
    await closing
    queue.first('c')
    await turn()
    assert.equal([begun, lines.length], [['a'], 0])
  }
})

test.run()
