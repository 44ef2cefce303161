import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { BACKGROUND_HEADER } from '../../../../web/admin/session-headers.ts'
import { api } from '../../../../web/base/routes.ts'
import { minute } from '../../../../web/base/units.ts'
import { openAdminPage } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { press, shownToast } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'

const { document } = openAdminPage()
const { noteUse, sessionEnd } = await import('../../../../web/admin/session/session-end.ts')
const { SessionNotice } = await import('../../../../web/admin/session/session-notice.tsx')
const { isSignInNeeded } = await import('../../../../web/admin/session/sign-in-again.ts')

const test = suite('watch over the end of a session')

const start = Date.parse('2026-03-01T08:00:00Z')

/** The notice of a session that ends in some minutes, on a clock that stands. */
function open(endsIn: number | undefined, status = 200) {
  const clock = { now: start }
  const timers: { work: () => unknown; after: number }[] = []
  const asked: { isBackground: boolean }[] = []
  const { now } = Date
  Date.now = () => clock.now
  standIn('setTimeout', (work: () => unknown, after: number) => timers.push({ work, after }))
  standIn('clearTimeout', () => undefined)
  standIn('fetch', async (address: string, { headers }: { headers: Headers }) => {
    assert.is(address, api.me)
    asked.push({ isBackground: headers.has(BACKGROUND_HEADER) })
    return Response.json({}, { status })
  })
  use(() => {
    Date.now = now
    isSignInNeeded.set(false)
    sessionEnd.set(undefined)
    document.visibilityState = 'visible'
  })
  noteUse()
  if (endsIn !== undefined) sessionEnd.set({ at: start + endsIn * minute, canBeExtended: true })
  const hook = liveHook(SessionNotice)
  const watch = timers.filter(({ after }) => after >= 1000)
  return { hook, clock, asked, watch }
}

for (const [endsIn, after] of [
  [30, 25 * minute],
  [5, 5 * minute + 1000],
  [2, 2 * minute + 1000],
  [-2, 1000],
] as const) {
  test(`asks ${after / 1000} s after an answer that tells of ${endsIn} minutes`, () => {
    const delays = open(endsIn).watch.map(timer => timer.after)
    assert.equal(delays, [after])
  })
}

test('asks nothing where no end is known', () => {
  assert.equal(open(undefined).watch, [])
})

test('what it asks does not extend the session', async () => {
  const { asked, watch } = open(30)
  await watch[0]?.work()
  assert.equal([asked, isSignInNeeded.value], [[{ isBackground: true }], false])
})

test('opens the way back in where the session is over', async () => {
  await open(2, 401).watch[0]?.work()
  assert.is(isSignInNeeded.value, true)
})

test('asks no more than that of an answer that says nothing of the session', async () => {
  const { watch } = open(2, 500)
  await watch[0]?.work()
  assert.is(isSignInNeeded.value, false)
})

for (const [endsIn, visibilityState, isAsked] of [
  [4, 'visible', true],
  [4, 'hidden', false],
  [5, 'visible', false],
  [-1, 'visible', true],
] as const) {
  const asks = isAsked ? 'asks' : 'does not ask'
  test(`${asks} where a tab becomes ${visibilityState} ${endsIn} minutes before the end`, () => {
    const { asked } = open(endsIn)
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
    assert.is(asked.length, isAsked ? 1 : 0)
  })
}

const typeIn = () => document.dispatchEvent(new Event('input'))

test('typing extends it, once a minute', () => {
  const { clock, asked } = open(30)
  typeIn()
  assert.equal(asked, [])
  clock.now += minute - 1
  typeIn()
  assert.equal(asked, [])
  clock.now += 1
  typeIn()
  typeIn()
  assert.equal(asked, [{ isBackground: false }])
})

test('typing into the way back in extends nothing, and opens it where the session is over', async () => {
  const { clock, asked } = open(30, 401)
  clock.now += minute
  isSignInNeeded.set(true)
  typeIn()
  assert.equal(asked, [])
  isSignInNeeded.set(false)
  typeIn()
  await new Promise(resolve => setImmediate(resolve))
  assert.equal([asked.length, isSignInNeeded.value], [1, true])
})

test('a press on the button extends it', async () => {
  const { hook, asked } = open(2)
  await press(hook.now, 'Stay signed in')
  assert.equal(asked, [{ isBackground: false }])
})

test('a press on the button says where no answer came', async () => {
  await press(open(2, 500).hook.now, 'Stay signed in')
  assert.match(shownToast()?.description ?? '', 'The server did not answer')
})
test.run()
