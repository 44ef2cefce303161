import * as assert from 'uvu/assert'
import { suite } from '#test'
import { SaveRow } from '../../../../../web/admin/ui/save-row.tsx'
import { api } from '../../../../../web/base/routes.ts'
import type { ListedPage } from '../../../../../web/features/pages/contract.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, formFaultIn, shownToast } from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { editorOf } = await import('../../../../../web/admin/editor-address.ts')
const { NewPageDialog } = await import(
  '../../../../../web/features/pages/admin/new/new-page-dialog.tsx'
)

const test = suite('adding a page')

const paths = ['/', '/products', '/about', '/stairs', '/stairs-2', '/services/furniture/beds']
const pages = paths.map(path => ({ path, name: 'Beds' })) as ListedPage[]

function open(from = '') {
  const opened: string[] = []
  const hook = liveHook(() => NewPageDialog({ from, pages, onClose: () => undefined }), {
    onNavigate: to => opened.push(to),
  })
  const named = (name: string) => elementsIn(hook.now).find(({ props }) => props.name === name)
  const field = (name: string) => named(name)?.props
  const type = (name: string, value: string) => field(name).onChange({ target: { value } })
  const isBusy = () => elementIn(hook.now, SaveRow).props.isBusy
  const submit = () =>
    elementIn(hook.now, 'form').props.onSubmit({ preventDefault: () => undefined })
  const errors = () =>
    Object.fromEntries(
      ['name', 'from', 'path'].flatMap(name => {
        const { error } = field(name)
        return error ? [[name, error]] : []
      }),
    )
  return {
    ...{ hook, opened, field, type, isBusy, submit, errors },
    path: () => field('path').value,
    alert: () => formFaultIn(hook.now),
    async save() {
      submit()
      await until('the answer', () => !isBusy())
    },
  }
}

test('the dialog says what is copied, and offers the pages and any address above them', () => {
  const empty = open()
  assert.is(empty.hook.now.props.title, 'Add a page')
  const { options, note } = empty.field('from')
  assert.equal(
    [options[0], options[3], note],
    [['', 'No page: it begins empty'], ['/about', 'Beds (/about)'], undefined],
  )
  const folders = ['/about', '/services', '/services/furniture', '/services/furniture/beds']
  assert.equal(
    empty.field('folder').options.slice(1),
    [...folders, '/stairs', '/stairs-2'].map(folder => [folder, `${folder}/…`]),
  )
  assert.equal([empty.field('name').maxLength, empty.field('path').maxLength], [60, 200])
  const copy = open('/services/furniture/beds')
  assert.is(copy.hook.now.props.title, 'Copy a page')
  assert.match(copy.field('from').note, 'Its texts are copied')
  assert.is(copy.field('folder').value, '/services/furniture')
})

test('an address is made of the name, without what no address has, and is one that no page has', () => {
  const { type, path } = open()
  for (const [folder, name, address] of [
    ['/services', 'Décor & Stairs', '/services/decor-and-stairs'],
    ['', ' Joan’s 3 m² “roofs” ', '/joans-3-m2-roofs'],
    ['/services', '  ', ''],
    ['/services', '椅子', ''],
    ['', 'Stairs', '/stairs-3'],
    ['/services', 'Stairs', '/services/stairs'],
  ] as const) {
    type('folder', folder)
    type('name', name)
    assert.is(path(), address)
  }
})

test('an address follows the name until one is typed, and again once that is emptied', () => {
  const { field, type, path } = open()
  type('path', '/steps')
  type('name', 'Roofs')
  field('path').onBlur()
  assert.is(path(), '/steps')
  type('path', ' ')
  field('path').onBlur()
  assert.is(path(), '/roofs')
})

test('what was typed is sent without blanks, and its editor is opened', async () => {
  const { save, opened, type } = open('/stairs')
  type('name', ' Roofs ')
  type('path', ' /roofs ')
  const sent = answerRequests(() => ({ path: '/roofs' }))
  await save()
  const body = { name: 'Roofs', path: '/roofs', from: '/stairs' }
  assert.equal(sent, [{ method: 'POST', address: api.adminPages, body }])
  assert.equal(opened, [editorOf('/roofs')])
})

test('a page that is no copy is sent without a model, and one without a name is not sent', async () => {
  const { save, errors, type } = open()
  const sent = answerRequests(() => ({ path: '/roofs' }))
  type('name', '  ')
  await save()
  assert.equal([sent, Object.keys(errors())], [[], ['name']])
  type('name', 'Roofs')
  assert.equal(errors(), {})
  await save()
  assert.equal(sent[0]?.body, { name: 'Roofs', path: '/roofs' })
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
    assert.is(hook.now.props.loses !== undefined, isLost, `${name} ${path}`)
  }
})

test('what the server refuses stands at its fields, else above them', async () => {
  const { save, type, errors, alert } = open()
  // That of another file, where one process runs both.
  const before = shownToast()?.id
  type('name', 'Roofs')
  const faultsAfter = async (status: number, body: object) => {
    answerRequests(() => Response.json(body, { status }))
    await save()
    return [errors(), alert()]
  }
  for (const name of ['name', 'path', 'from']) {
    const fields = { [name]: 'Not this' }
    assert.equal(await faultsAfter(400, { error: 'No', fields }), [fields, undefined])
  }
  assert.equal(await faultsAfter(400, { error: 'Too many pages' }), [{}, 'Too many pages'])
  assert.equal(await faultsAfter(400, { error: 'No', fields: { odd: 'x' } }), [{}, 'No'])
  const all = 'The page could not be added. Please try again.'
  assert.equal(await faultsAfter(500, {}), [{}, all])
  assert.is(shownToast()?.id, before)
})

const listed = (more: object) =>
  Response.json({ pages: [{ path: '/roofs', name: 'Roofs', isHidden: true, ...more }] })
const answerTaken = (now: Response) => {
  const taken = { error: 'Taken', fields: { path: 'Taken' } }
  answerRequests(({ method }) => (method === 'GET' ? now : Response.json(taken, { status: 409 })))
}

test('sent again after a lost answer, a page that was added is opened and no other one is', async () => {
  for (const [now, isLost, isOpened] of [
    [listed({}), true, true],
    [listed({ name: 'Other' }), true, false],
    [listed({ path: '/other' }), true, false],
    [listed({ isHidden: false }), true, false],
    // Taken before, whatever page has it.
    [listed({}), false, false],
  ] as const) {
    const { save, opened, type, errors } = open()
    type('name', 'Roofs')
    if (isLost) {
      answerRequests(() => Promise.reject(new TypeError('Failed to fetch')))
      await save()
    }
    answerTaken(now)
    await save()
    assert.equal(opened, isOpened ? [editorOf('/roofs')] : [])
    assert.is(errors().path === 'Taken', !isOpened)
  }
})

test('a second press while it is being added sends nothing', async () => {
  const { submit, isBusy, type } = open()
  type('name', 'Roofs')
  let answer = (_: object) => {}
  const sent = answerRequests(() => new Promise(resolve => (answer = resolve)))
  submit()
  assert.is(isBusy(), true)
  submit()
  assert.is(sent.length, 1)
  answer({ path: '/roofs' })
  await until('the answer', () => !isBusy())
})

test.run()
