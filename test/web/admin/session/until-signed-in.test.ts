import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { currentUser } from '../../../../web/admin/session/current-user.ts'
import { untilSignedIn } from '../../../../web/admin/session/until-signed-in.ts'
import { openAdminPage } from '../../../support/admin-page.ts'
import { standIn } from '../../../support/stand-in.ts'

// What other files of this process have begun listens to the user as well.
openAdminPage()

const test = suite('waiting for a session')

function waiting() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  standIn('document', page)
  currentUser.set('wanjiru')
  use(() => currentUser.set(null))
  const stop = new AbortController()
  let state = 'waits'
  untilSignedIn(stop.signal).then(
    () => (state = 'goes on'),
    reason => (state = String(reason)),
  )
  const after = async (happens: () => void) => {
    happens()
    await Promise.resolve()
    await Promise.resolve()
    return state
  }
  const turnTo = (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { after, turnTo, stop }
}

test('ends when the tab is looked at again, not when it is left', async () => {
  const { after, turnTo } = waiting()
  assert.is(await after(() => turnTo('hidden')), 'waits')
  assert.is(await after(() => turnTo('visible')), 'goes on')
})

test('ends with the same user, not with another', async () => {
  const { after } = waiting()
  assert.is(await after(() => currentUser.set(null)), 'waits')
  assert.is(await after(() => currentUser.set('otieno')), 'waits')
  assert.is(await after(() => currentUser.set('wanjiru')), 'goes on')
})

test('ends with its reason where what waits is stopped, once', async () => {
  const { after, turnTo, stop } = waiting()
  assert.is(await after(() => stop.abort('left')), 'left')
  assert.is(await after(() => turnTo('visible')), 'left')
})

test.run()
