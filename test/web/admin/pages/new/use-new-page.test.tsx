import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ListedPage } from '../../../../../web/page-editing/contract.ts'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { shownToast } from '../../../../support/rendered.tsx'
import { savesOnce } from '../../../../support/second-press.ts'

openAdminPage()
const { useNewPage } = await import('../../../../../web/admin/pages/new/use-new-page.ts')
const { editorOf } = await import('../../../../../web/admin/pages/editor-address.ts')

const test = suite('adding a page')

const pages = [{ path: '/stairs', name: 'Stairs' }] as ListedPage[]

function open(from = '') {
  const opened: string[] = []
  const hook = liveHook(() => useNewPage(from, pages), { onNavigate: to => opened.push(to) })
  const type = (name: 'name' | 'path' | 'folder', value: string) =>
    hook.now.field(name).onChange({ target: { value } })
  return { hook, opened, type }
}

const listed = (more: object) =>
  Response.json({ pages: [{ path: '/roofs', name: 'Roofs', isHidden: true, ...more }] })

test('sends what was typed without blanks, and opens its editor', async () => {
  const { hook, opened, type } = open('/stairs')
  type('name', ' Roofs ')
  type('path', ' /roofs ')
  const sent = answerRequests(() => ({ path: '/roofs' }))
  await hook.now.save()
  assert.equal(sent, [
    {
      method: 'POST',
      address: api.adminPages,
      body: { name: 'Roofs', path: '/roofs', from: '/stairs' },
    },
  ])
  assert.equal(opened, [editorOf('/roofs')])
})

test('a page that is no copy is sent without a model, and one without a name is not sent', async () => {
  const { hook, type } = open()
  const sent = answerRequests(() => ({ path: '/roofs' }))
  type('name', '  ')
  await hook.now.save()
  assert.equal([sent, Object.keys(hook.now.faults)], [[], ['name']])
  type('name', 'Roofs')
  assert.equal(hook.now.faults, {})
  await hook.now.save()
  assert.equal(sent[0]?.body, { name: 'Roofs', path: '/roofs' })
})

test('its address follows the name until one is typed, and again once that is emptied', () => {
  const { hook, type } = open()
  const path = () => hook.now.field('path').value
  type('name', 'Stairs')
  assert.not.equal(path(), '/stairs')
  type('path', '/steps')
  type('name', 'Roofs')
  hook.now.followName()
  assert.is(path(), '/steps')
  type('path', ' ')
  hook.now.followName()
  assert.is(path(), '/roofs')
})

test('closing loses what was typed, not what was proposed', () => {
  for (const [name, path, isLost] of [
    ['', undefined, false],
    [' ', undefined, false],
    ['A', undefined, true],
    ['', '/a', true],
  ] as const) {
    const { hook, type } = open('/stairs')
    type('name', name)
    if (path) type('path', path)
    assert.is(hook.now.lost !== undefined, isLost, `${name} ${path}`)
  }
})

test('what the server refuses stands at its fields, else above them', async () => {
  const { hook, type } = open()
  // That of another file, where one process runs both.
  const before = shownToast()?.id
  type('name', 'Roofs')
  const faultsAfter = async (status: number, body: object) => {
    answerRequests(() => Response.json(body, { status }))
    await hook.now.save()
    return hook.now.faults
  }
  for (const name of ['name', 'path', 'from']) {
    const fields = { [name]: 'Not this' }
    assert.equal(await faultsAfter(400, { error: 'No', fields }), fields)
  }
  assert.equal(await faultsAfter(400, { error: 'Too many pages' }), { all: 'Too many pages' })
  assert.equal(await faultsAfter(400, { error: 'No', fields: { odd: 'x' } }), { all: 'No' })
  const all = 'The page could not be added. Please try again.'
  assert.equal(await faultsAfter(500, {}), { all })
  assert.is(shownToast()?.id, before)
})

test('sent again after a lost answer, a page that was added is opened and no other one is', async () => {
  for (const [now, isOpened] of [
    [listed({}), true],
    [listed({ name: 'Other' }), false],
    [listed({ path: '/other' }), false],
    [listed({ isHidden: false }), false],
  ] as const) {
    const { hook, opened, type } = open()
    type('name', 'Roofs')
    const taken = { error: 'Taken', fields: { path: 'Taken' } }
    answerRequests(() => Promise.reject(new TypeError('Failed to fetch')))
    await hook.now.save()
    answerRequests(({ method }) => (method === 'GET' ? now : Response.json(taken, { status: 409 })))
    await hook.now.save()
    assert.equal(opened, isOpened ? [editorOf('/roofs')] : [])
    assert.is(hook.now.faults.path === 'Taken', !isOpened)
  }
})

test('an address that was taken before is a fault, whatever page has it', async () => {
  const { hook, opened, type } = open()
  type('name', 'Roofs')
  const taken = { error: 'Taken', fields: { path: 'Taken' } }
  answerRequests(({ method }) =>
    method === 'GET' ? listed({}) : Response.json(taken, { status: 409 }),
  )
  await hook.now.save()
  assert.equal([opened, hook.now.faults], [[], { path: 'Taken' }])
})

test('a second press while it is being added sends nothing', async () => {
  const { hook, type } = open()
  type('name', 'Roofs')
  await savesOnce(hook, { path: '/roofs' })
})

test.run()
