import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { untilOnline } from '../../../web/admin/until-online.ts'
import { standIn } from '../../support/stand-in.ts'

const test = suite('waiting for the connection')

/** The delays that are waited for, and the window that hears of the connection. */
function openWindow() {
  const window = new EventTarget()
  const timers: { delay: number; fire: () => void; isOver: boolean }[] = []
  standIn('addEventListener', window.addEventListener.bind(window))
  standIn('setTimeout', (fire: () => void, delay: number) => {
    timers.push({ delay, fire, isOver: false })
    return timers.length - 1
  })
  standIn('clearTimeout', (at: number) => {
    const timer = timers[at]
    if (timer) timer.isOver = true
  })
  return { window, timers }
}

const never = new AbortController().signal

test('doubles from one second up to a quarter of a minute', () => {
  const { timers } = openWindow()
  for (const tries of [1, 2, 3, 4, 5, 60]) void untilOnline(tries, never)
  assert.equal(
    timers.map(({ delay }) => delay),
    [1000, 2000, 4000, 8000, 15_000, 15_000],
  )
})

test('ends with its delay', async () => {
  const { timers } = openWindow()
  const waiting = untilOnline(1, never)
  timers[0]?.fire()
  await waiting
})

test('ends as soon as the connection is back', async () => {
  const { window, timers } = openWindow()
  const waiting = untilOnline(9, never)
  window.dispatchEvent(new Event('online'))
  await waiting
  assert.ok(timers[0]?.isOver)
})

test('ends with the reason where the upload is given up', async () => {
  const { timers } = openWindow()
  const controller = new AbortController()
  use(() => controller.abort())
  const waiting = untilOnline(1, controller.signal)
  controller.abort('paused')
  assert.is(await waiting.catch(reason => reason), 'paused')
  assert.ok(timers[0]?.isOver)
})

test.run()
