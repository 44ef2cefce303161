import * as assert from 'uvu/assert'
import { suite } from '#test'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { shownToast } from '../../../../../support/rendered.tsx'
import { until } from '../../../../../support/until.ts'
import { openedDraft, pageOf, pageServer } from '../saving/page-server.ts'

openAdminPage()
const { usePublish } = await import(
  '../../../../../../web/features/pages/admin/editor/use-publish.tsx'
)
const { editorOf } = await import('../../../../../../web/admin/editor-address.ts')

const test = suite('publishing a page')

async function open(path = '/about') {
  const server = pageServer(pageOf({ a: 'One' }))
  const draft = openedDraft(server)
  const opened: string[] = []
  const hook = liveHook(() => usePublish(path, draft), { onNavigate: to => opened.push(to) })
  return { server, draft, hook, opened, said: () => shownToast()?.title }
}

test('sends the version that is saved, and a page that has moved opens at its address', async () => {
  for (const [path, opened] of [
    ['/about', []],
    ['/former', [editorOf('/about')]],
  ] as const) {
    const it = await open(path)
    const sent = answerRequests(() => ({ version: 2 }))
    await it.hook.now.publish()
    assert.equal([sent.length, sent[0]?.method, sent[0]?.body], [1, 'POST', { version: 1 }])
    assert.equal([it.said(), it.opened], ['Published', opened])
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
  answerRequests(() => Response.json({ error: 'One field', fields }, { status: 400 }))
  await hook.now.publish()
  assert.equal(hook.now.found, { page: draft.state.value.saved, fields })
  assert.equal([shownToast()?.title, shownToast()?.description], ['Not published', 'One field'])
  answerRequests(() => ({ version: 2 }))
  await hook.now.publish()
  assert.is(hook.now.found, undefined)
})

test('what was not saved is not published', async () => {
  const { server, draft, hook, said } = await open()
  server.faults.push('refused', 'refused')
  draft.change(pageOf({ a: 'Other' }))
  const sent = answerRequests(() => ({ version: 2 }))
  await hook.now.publish()
  assert.equal([sent.length, said()], [0, 'Not published'])
  assert.match(shownToast()?.description ?? '', 'Publish once it is saved.')
})

/** Publishes a page of which the site answers that, and what it answers then about what it shows. */
async function publishedAfter(answer: () => unknown, seen: (address: string) => unknown) {
  const { hook, said, draft } = await open('/old')
  const { source } = draft.state.value.saved
  const sent = answerRequests(({ method, address }) => {
    const shown = method === 'POST' ? answer() : seen(address)
    return shown === 'as sent' ? { source } : shown
  })
  await hook.now.publish()
  assert.is(hook.now.isBusy, false)
  return [said(), sent.length - 1]
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const answering = (status: number) => () => Response.json({ error: 'x' }, { status })

test('a refusal is told, unless what it says may come from a publication whose answer was lost', async () => {
  const asSent = () => 'as sent'
  for (const status of [400, 403, 404, 422, 499]) {
    assert.equal(await publishedAfter(answering(status), asSent), ['Error', 0], `${status}`)
    assert.is(shownToast()?.description, 'x')
  }
  for (const answer of [lost, ...[409, 500, 503].map(answering)]) {
    assert.equal(await publishedAfter(answer, asSent), ['Published', 1])
  }
})

test('after a lost answer it is published where visitors see what was sent, and nothing else is edited', async () => {
  const { source } = pageOf({ a: 'One' })
  for (const [opened, isDone] of [
    [{ source }, true],
    [{ source: { ...source, name: 'Other' } }, false],
    [{ source, draft: {} }, false],
    [{ source, isHidden: true }, false],
    [{ source, hidden: {} }, false],
  ] as const) {
    const [title] = await publishedAfter(answering(409), () => opened)
    assert.is(title, isDone ? 'Published' : 'Not published', JSON.stringify(opened))
    assert.is(shownToast()?.isDestructive, isDone ? undefined : true)
  }
})

test('after a lost answer it is looked for where the page was, then where it has moved', async () => {
  const moved = (address: string) => (address.includes('old') ? answering(404)() : 'as sent')
  assert.equal(await publishedAfter(lost, moved), ['Published', 2])
  for (const [seen, title, requests] of [
    [answering(404), 'Error', 2],
    [answering(403), 'Error', 1],
    [answering(499), 'Error', 1],
    [answering(500), 'Published or not?', 1],
    [lost, 'Published or not?', 1],
  ] as const) {
    assert.equal(await publishedAfter(answering(500), seen), [title, requests])
  }
})

test.run()
