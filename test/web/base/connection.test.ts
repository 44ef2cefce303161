import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  reloadOr,
  stopWaiting,
  tryAgain,
  useWaiting,
  waitForConnection,
} from '../../../web/base/connection.ts'
import { liveHook } from '../../support/live-hook.tsx'
import { standIn } from '../../support/stand-in.ts'

const test = suite('missing connection')

const window = new EventTarget()
standIn('addEventListener', window.addEventListener.bind(window))
standIn('removeEventListener', window.removeEventListener.bind(window))

test('what waits is shown, and called once when the line is back', () => {
  const notice = liveHook(useWaiting)
  assert.is(notice.now, undefined)
  let tries = 0
  const retry = () => tries++
  waitForConnection(retry)
  assert.is(notice.now, retry)
  window.dispatchEvent(new Event('online'))
  assert.equal([notice.now, tries], [undefined, 1])
  window.dispatchEvent(new Event('online'))
  assert.is(tries, 1)
})

test('it is tried at once by its button, and may wait again', () => {
  const notice = liveHook(useWaiting)
  let tries = 0
  const retry = () => {
    tries += 1
    if (tries < 2) waitForConnection(retry)
  }
  waitForConnection(retry)
  tryAgain()
  assert.equal([notice.now, tries], [retry, 1])
  tryAgain()
  assert.equal([notice.now, tries], [undefined, 2])
})

test('nothing is called after the wait is given up', () => {
  const notice = liveHook(useWaiting)
  waitForConnection(() => assert.unreachable())
  stopWaiting()
  tryAgain()
  assert.is(notice.now, undefined)
})

test('a page is loaded again where the site answers, otherwise it stays', async () => {
  const done: unknown[] = []
  standIn('location', { href: '/rooms', reload: () => done.push('reload') })
  standIn('fetch', async (address: string, { method }: RequestInit) => {
    done.push(`${method} ${address}`)
  })
  reloadOr(() => done.push('stay'))
  await new Promise(resolve => setImmediate(resolve))
  assert.equal(done.splice(0), ['HEAD /rooms', 'reload'])
  standIn('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  reloadOr(() => done.push('stay'))
  await new Promise(resolve => setImmediate(resolve))
  assert.equal(done, ['stay'])
})

test('a site that was asked before the line came back is asked once more', async () => {
  liveHook(useWaiting)
  const asked: ((error: Error) => void)[] = []
  standIn('location', { href: '/rooms', reload: () => undefined })
  standIn('fetch', () => new Promise((_, reject) => asked.push(reject)))
  let stays = 0
  reloadOr(() => stays++)
  window.dispatchEvent(new Event('online'))
  for (const expected of [0, 1]) {
    asked.at(-1)?.(new TypeError('Failed to fetch'))
    await new Promise(resolve => setImmediate(resolve))
    assert.is(stays, expected)
  }
  assert.is(asked.length, 2)
})

test.run()
