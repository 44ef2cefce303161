import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { shownToast } from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'
import { pageOf, pageServer } from '../saving/page-server.ts'

openAdminPage()
const { usePublish } = await import('../../../../../web/admin/pages/editor/use-publish.tsx')
const { editorOf } = await import('../../../../../web/admin/pages/editor-address.ts')
const { createDraft } = await import('../../../../../web/admin/pages/saving/draft.ts')
const { restored } = await import('../../../../../web/admin/pages/saving/restore.ts')

const test = suite('publishing a page')

async function open(path = '/about') {
  const server = pageServer(pageOf({ a: 'One' }))
  const { state } = restored(await server.connection.read(), [])
  const draft = createDraft(state, server.connection, 5)
  use(() => draft.close())
  const opened: string[] = []
  const hook = liveHook(() => usePublish(path, draft), { onNavigate: to => opened.push(to) })
  return { server, draft, hook, opened }
}

const refusing = (status: number, body = {}) =>
  answerRequests(({ method }) => Response.json(method === 'GET' ? {} : body, { status }))

test('sends the version that is saved, and a page that has moved opens at its address', async () => {
  for (const [path, opened] of [
    ['/about', []],
    ['/former', [editorOf('/about')]],
  ] as const) {
    const it = await open(path)
    const sent = answerRequests(() => ({ version: 2 }))
    await it.hook.now.publish()
    assert.equal(
      sent.map(({ method, body }) => [method, body]),
      [['POST', { version: 1 }]],
    )
    assert.is(shownToast()?.title, 'Published')
    assert.equal(it.opened, opened)
  }
})

test('a second press while it is being published sends nothing', async () => {
  const { hook } = await open()
  let answer = (_: object) => {}
  const sent = answerRequests(() => new Promise(resolve => (answer = resolve)))
  const first = hook.now.publish()
  assert.is(hook.now.isBusy, true)
  await hook.now.publish()
  await until('the request', () => sent.length > 0)
  answer({ version: 2 })
  await first
  assert.equal([sent.length, hook.now.isBusy], [1, false])
})

test('what was found in its fields stands at them until it is published', async () => {
  const { hook, draft } = await open()
  const fields = { 'sections.0.title': 'Too long' }
  refusing(400, { error: 'One field', fields })
  await hook.now.publish()
  assert.equal(hook.now.found, { page: draft.state.value.saved, fields })
  assert.equal([shownToast()?.title, shownToast()?.description], ['Not published', 'One field'])
  answerRequests(() => ({ version: 2 }))
  await hook.now.publish()
  assert.is(hook.now.found, undefined)
})

test('a refusal without fields is told, and a site that does not answer leaves it open', async () => {
  const { hook } = await open()
  refusing(403, { error: 'Not yours' })
  await hook.now.publish()
  assert.equal([shownToast()?.description, hook.now.found], ['Not yours', undefined])
  refusing(500)
  await hook.now.publish()
  assert.is(shownToast()?.title, 'Published or not?')
  assert.is(hook.now.isBusy, false)
})

test('after a lost answer it is published where visitors see what was sent', async () => {
  const { hook, draft } = await open()
  const { source } = draft.state.value.saved
  const answerWith = (status: number, seen: object) =>
    answerRequests(({ method }) =>
      method === 'GET' ? seen : Response.json({ error: 'x' }, { status }),
    )
  answerWith(500, { source })
  await hook.now.publish()
  assert.is(shownToast()?.title, 'Published')
  answerWith(409, { source: { ...source, name: 'Other' } })
  await hook.now.publish()
  assert.equal([shownToast()?.title, shownToast()?.isDestructive], ['Not published', true])
})

test('what was not saved is not published', async () => {
  const { server, draft, hook } = await open()
  server.faults.push('refused', 'refused')
  draft.change(pageOf({ a: 'Other' }))
  const sent = answerRequests(() => ({ version: 2 }))
  await hook.now.publish()
  assert.equal([sent.length, shownToast()?.title], [0, 'Not published'])
  assert.match(shownToast()?.description ?? '', 'Publish once it is saved.')
})

test.run()
