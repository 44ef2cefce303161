import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { emptyClient, shownToast } from '../../../../support/rendered.tsx'

openAdminPage()
const { useVisibility } = await import('../../../../../web/admin/pages/hiding/use-visibility.ts')
const { useShowAgain } = await import('../../../../../web/admin/pages/hiding/use-show-again.ts')
const { about } = await import('../../../../../web/admin/pages/saving/server-connection.ts')
const { isSignInNeeded } = await import('../../../../../web/admin/session/sign-in-again.ts')

const test = suite('hiding a page and showing it again')

const path = '/about'
const visibility = about(api.pageVisibility, path)
const schedule = about(api.pageSchedule, path)

function clientOf() {
  const client = emptyClient()
  const keys = [[about(api.editedPage, path)], [api.adminPages]]
  for (const key of keys) client.setQueryData(key, {})
  return { client, invalidated: () => keys.map(key => client.getQueryState(key)?.isInvalidated) }
}

function open() {
  const { client, invalidated } = clientOf()
  return { invalidated, hook: liveHook(() => useVisibility(path), { client }) }
}

test('sends where the address leads then, if anywhere', async () => {
  const { hook, invalidated } = open()
  const sent = answerRequests(() => ({}))
  const until = new Date('2031-01-06T15:00:00.000Z')
  for (const leadsTo of ['', '/stairs']) {
    assert.is(await hook.now.hide(leadsTo), true)
    assert.is(await hook.now.planHiding(until, leadsTo), true)
  }
  assert.is(await hook.now.cancelHiding(), true)
  const plan = { version: 0, until: until.toISOString() }
  assert.equal(sent, [
    { method: 'PUT', address: visibility, body: { isHidden: true } },
    { method: 'PUT', address: schedule, body: plan },
    { method: 'PUT', address: visibility, body: { isHidden: true, leadsTo: '/stairs' } },
    { method: 'PUT', address: schedule, body: { ...plan, leadsTo: '/stairs' } },
    { method: 'DELETE', address: `${schedule}&what=hiding`, body: undefined },
  ])
  assert.equal(invalidated(), [true, true])
})

test('what is refused stands at its field or above them, until it is done', async () => {
  const { hook, invalidated } = open()
  const faultsAfter = async (answer: () => unknown) => {
    answerRequests(answer)
    assert.is(await hook.now.hide('/stairs'), false)
    return hook.now.faults
  }
  const refusing = (body: object) => () => Response.json(body, { status: 400 })
  const all = 'It was not hidden: the site did not answer. Please try again.'
  for (const fields of [{ leadsTo: 'Hidden too' }, { until: 'Past' }]) {
    assert.equal(await faultsAfter(refusing({ error: 'No', fields })), fields)
  }
  assert.equal(await faultsAfter(refusing({ error: 'The menu leads to it' })), {
    all: 'The menu leads to it',
  })
  assert.equal(await faultsAfter(refusing({})), { all })
  assert.equal(await faultsAfter(() => Promise.reject(new TypeError('Failed to fetch'))), { all })
  assert.equal(invalidated(), [true, true])
  answerRequests(() => ({}))
  await hook.now.hide('')
  assert.equal(hook.now.faults, {})
})

test('where the session is over the way back in opens, and no fault stands', async () => {
  const { hook } = open()
  answerRequests(() => Response.json({ error: 'x' }, { status: 401 }))
  await hook.now.hide('')
  assert.equal([hook.now.faults, isSignInNeeded.value], [{}, true])
  isSignInNeeded.set(false)
})

test('a second press while it is being hidden sends nothing, and was not done', async () => {
  const { hook } = open()
  let answer = (_: object) => {}
  const sent = answerRequests(() => new Promise(resolve => (answer = resolve)))
  const first = hook.now.hide('')
  assert.is(hook.now.isBusy, true)
  assert.is(await hook.now.hide(''), false)
  answer({})
  assert.equal([await first, sent.length, hook.now.isBusy], [true, 1, false])
})

test('a page that is shown again is named, and one that is not says why', async () => {
  const { client, invalidated } = clientOf()
  const hook = liveHook(useShowAgain, { client })
  const saidAfter = async (answer: unknown) => {
    const sent = answerRequests(() => answer)
    await hook.now.show(path, 'About')
    assert.equal(sent, [{ method: 'PUT', address: visibility, body: { isHidden: false } }])
    const { title, description, isDestructive } = shownToast() ?? {}
    return [title, description, isDestructive]
  }
  const refused = (body: object) => Response.json(body, { status: 400 })
  assert.equal(await saidAfter({}), ['Shown again', 'Visitors see “About” now.', undefined])
  const fields = { 'sections.0.title': 'Too long' }
  assert.equal(await saidAfter(refused({ error: 'One field', fields })), [
    'Still hidden',
    'One field: Too long',
    true,
  ])
  const otherwise = 'It is still hidden: the site did not answer.'
  assert.equal(await saidAfter(refused({})), ['Error', otherwise, true])
  assert.equal(invalidated(), [true, true])
})

test.run()
