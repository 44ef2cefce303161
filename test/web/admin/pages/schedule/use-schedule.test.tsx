import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { OpenedPage } from '../../../../../web/page-editing/contract.ts'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { emptyClient, shownToast } from '../../../../support/rendered.tsx'
import { pageOf, pageServer } from '../saving/page-server.ts'

openAdminPage()
const { useSchedule } = await import('../../../../../web/admin/pages/schedule/use-schedule.ts')
const { createDraft } = await import('../../../../../web/admin/pages/saving/draft.ts')
const { restored } = await import('../../../../../web/admin/pages/saving/restore.ts')
const { about } = await import('../../../../../web/admin/pages/saving/server-connection.ts')

const test = suite('planning when a page is published')

const at = new Date('2031-01-06T05:00:00.000Z')
const until = new Date('2031-01-13T15:00:00.000Z')
const address = about(api.pageSchedule, '/about')

async function open(planned: Partial<OpenedPage> = {}) {
  const server = pageServer(pageOf({ a: 'One' }))
  const opened = await server.connection.read()
  const draft = createDraft(restored(opened, []).state, server.connection, 5)
  use(() => draft.close())
  const client = emptyClient()
  const keys = [[about(api.editedPage, '/about')], [api.adminPages]]
  for (const key of keys) {
    client.setQueryDefaults(key, { staleTime: Number.POSITIVE_INFINITY, enabled: false })
    client.setQueryData(key, { ...opened, ...planned })
  }
  const refused: unknown[] = []
  const hook = liveHook(
    () => useSchedule('/about', draft, async error => void refused.push(error)),
    { client },
  )
  return {
    ...{ server, draft, hook, refused },
    invalidated: () => keys.map(key => client.getQueryState(key)?.isInvalidated),
  }
}

test('sends the version that is saved, and reads the page and the list of pages again', async () => {
  const { hook, draft, invalidated } = await open()
  draft.change(pageOf({ a: 'Other' }))
  const sent = answerRequests(() => ({}))
  const plan = hook.now.plan(at, undefined)
  assert.is(hook.now.isBusy, true)
  assert.equal([await plan, hook.now.isBusy], [true, false])
  assert.equal(sent, [{ method: 'PUT', address, body: { version: 2, at: at.toISOString() } }])
  assert.equal(invalidated(), [true, true])
})

test('a page that goes down again is sent with both moments, and leads where it was planned to', async () => {
  const bodies = []
  for (const goesDown of [
    undefined,
    { at: '2031-02-01T05:00:00.000Z', by: 'joan' },
    { at: '2031-02-01T05:00:00.000Z', by: 'joan', leadsTo: '/stairs' },
  ]) {
    const { hook } = await open(goesDown && { goesDown })
    const sent = answerRequests(() => ({}))
    await hook.now.plan(at, until)
    assert.equal(hook.now.goesDown, goesDown)
    assert.is(sent.length, 1)
    bodies.push(sent[0]?.body)
  }
  const both = { version: 1, at: at.toISOString(), until: until.toISOString() }
  assert.equal(bodies, [both, both, { ...both, leadsTo: '/stairs' }])
})

test('a page that is no longer to go down is taken from that plan first', async () => {
  const { hook } = await open({ goesDown: { at: until.toISOString(), by: 'joan' } })
  const sent = answerRequests(() => ({}))
  await hook.now.plan(at, undefined)
  assert.equal(
    sent.map(({ method, address }) => [method, address]),
    [
      ['DELETE', `${address}&what=hiding`],
      ['PUT', address],
    ],
  )
})

test('a refusal goes to the caller, and what is not saved is not planned', async () => {
  const { hook, draft, server, refused, invalidated } = await open()
  answerRequests(() => Response.json({ error: 'x' }, { status: 400 }))
  assert.equal([await hook.now.plan(at, undefined), refused.length], [false, 1])
  assert.equal(invalidated(), [false, false])
  server.faults.push('refused', 'refused')
  draft.change(pageOf({ a: 'Other' }))
  const sent = answerRequests(() => ({}))
  assert.equal([await hook.now.plan(at, undefined), refused.length, sent.length], [false, 1, 0])
  assert.match(shownToast()?.description ?? '', /\. Plan it once it is saved\.$/)
})

test('cancelling names what is cancelled, and says so where it is still planned', async () => {
  const { hook, refused } = await open()
  const sent = answerRequests(() => ({}))
  assert.is(await hook.now.cancel('publication'), true)
  assert.is(await hook.now.cancel('hiding'), true)
  assert.equal(
    sent.map(({ method, address }) => [method, address]),
    ['publication', 'hiding'].map(what => ['DELETE', `${address}&what=${what}`]),
  )
  answerRequests(() => Response.json({}, { status: 500 }))
  assert.is(await hook.now.cancel('hiding'), false)
  assert.match(shownToast()?.description ?? '', 'It is still planned')
  assert.is(refused.length, 0)
})

test('a page that was changed after it was planned is not published, the first reason stays', async () => {
  const plan = { at: at.toISOString(), by: 'joan' }
  const failedOf = async (more: object) =>
    (await open({ schedule: { ...plan, version: 1, ...more } })).hook.now.planned?.failed
  assert.is(await failedOf({}), undefined)
  assert.match((await failedOf({ version: 2 })) ?? '', 'changed after this')
  assert.is(
    await failedOf({ version: 2, failed: 'The address is taken.' }),
    'The address is taken.',
  )
  assert.is((await open()).hook.now.planned, undefined)
})

test.run()
