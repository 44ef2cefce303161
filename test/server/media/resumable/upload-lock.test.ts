import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createUploadLock } from '../../../../server/media/resumable/upload-lock.ts'

const test = suite('lock of an upload')

const { signal } = new AbortController()
const turn = () => new Promise(setImmediate)

test('one waits for the other of its upload, and asks it to release', async () => {
  const locker = createUploadLock()
  const order: string[] = []
  const [first, second] = [locker.newLock('a'), locker.newLock('a')]
  await first.lock(signal, () => void order.push('asked'))
  const waiting = second
    .lock(signal, () => void order.push('asked second'))
    .then(() => {
      order.push('second')
    })
  await turn()
  assert.equal(order, ['asked'])
  await first.unlock()
  await waiting
  assert.equal(order, ['asked', 'second'])
})

test('uploads do not wait for each other', async () => {
  const locker = createUploadLock()
  await locker.newLock('a').lock(signal, () => assert.unreachable())
  await locker.newLock('b').lock(signal, () => assert.unreachable())
})

test('of several that wait one at a time has it', async () => {
  const locker = createUploadLock()
  let holders = 0
  let most = 0
  const run = async () => {
    const lock = locker.newLock('a')
    await lock.lock(signal, () => undefined)
    holders += 1
    most = Math.max(most, holders)
    await turn()
    holders -= 1
    await lock.unlock()
  }
  await Promise.all([run(), run(), run()])
  assert.equal([most, holders], [1, 0])
})

test('unlocking twice, or without a lock, takes it from no other', async () => {
  const locker = createUploadLock()
  const [first, second] = [locker.newLock('a'), locker.newLock('a')]
  await first.lock(signal, () => undefined)
  await first.unlock()
  let asked = 0
  await second.lock(signal, () => {
    asked += 1
  })
  await first.unlock()
  await locker.newLock('a').unlock()
  const third = locker.newLock('a').lock(signal, () => undefined)
  await turn()
  assert.is(asked, 1)
  await second.unlock()
  await third
})

test.run()
