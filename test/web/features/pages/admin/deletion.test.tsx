import * as assert from 'uvu/assert'
import { suite } from '#test'
import { SelectField } from '../../../../../web/admin/ui/select-field.tsx'
import { adminRoutes, api } from '../../../../../web/base/routes.ts'
import { BIN_HEADER } from '../../../../../web/features/operations/admin/bin/bin-header.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  formFaultIn,
  press,
  shownToast,
  textOf,
} from '../../../../support/rendered.tsx'
import { submitForm } from '../../../../support/submit-form.ts'
import { until } from '../../../../support/until.ts'
import { clientWith } from '../../../admin/client-with.ts'

openAdminPage()
const { DeletePage } = await import(
  '../../../../../web/features/pages/admin/deletion/delete-page.tsx'
)
const { DeletePageDialog } = await import(
  '../../../../../web/features/pages/admin/deletion/delete-page-dialog.tsx'
)
const { about } = await import('../../../../../web/features/pages/admin/saving/about.ts')
const { isSignInNeeded } = await import('../../../../../web/admin/session/sign-in-again.ts')

const test = suite('deleting a page')

const path = '/roofs/green'
const address = about(api.editedPage, path)
const own = { path, name: 'Green roofs' }
const roofs = { path: '/roofs', name: 'Roofs' }
const others = [roofs, { path: '/', name: 'Home' }, { path: '/roof', name: 'Roof' }]

function open(pages: object[] = [...others, own]) {
  const { client } = clientWith({ [api.adminPages]: { pages } })
  const [visited, closed] = [[] as string[], [] as true[]]
  const hook = liveHook(() => DeletePageDialog({ path, onClose: () => closed.push(true) }), {
    client,
    onNavigate: to => visited.push(to),
  })
  return {
    ...{ hook, visited, closed },
    target: () => elementIn(hook.now, SelectField).props,
    alert: () => formFaultIn(hook.now),
    submit: (redirectTo: string) => submitForm(hook.now, { redirectTo }),
  }
}

test('asks by its name, and where its address leads: any page that visitors see, the one above first', () => {
  const { hook, target } = open([...others, { path: '/gone', isHidden: true }, own])
  assert.is(hook.now.props.title, 'Delete “Green roofs”?')
  const { defaultValue, options } = target()
  assert.is(defaultValue, '/roofs')
  const addresses = options.map(([value]: [string]) => value)
  assert.equal(addresses, ['', '/roofs', '/', '/roof'])
  const above = [{ path: '/roofs/green', name: 'x' }, roofs, { path: '/a', name: 'A' }]
  assert.is(open([{ path: '/ro', name: 'x' }, ...above]).target().defaultValue, '/roofs')
  assert.is(open([{ ...roofs, isHidden: true }, own]).target().defaultValue, '/')
  assert.is(open([...others, { ...own, isHidden: true }]).target().defaultValue, '')
  assert.is(open(others).hook.now.props.title, `Delete “${path}”?`)
})

test('goes to the list of pages, with a button that takes it back', async () => {
  const { submit, visited } = open()
  const sent = answerRequests(({ method }) =>
    method === 'DELETE' ? Response.json({}, { headers: { [BIN_HEADER]: '7' } }) : {},
  )
  submit('/roofs')
  await until('the list', () => visited.length > 0)
  assert.equal([sent[0]?.method, sent[0]?.address], ['DELETE', `${address}&redirectTo=%2Froofs`])
  assert.equal(visited, [adminRoutes.pages])
  await until('the toast', () => shownToast()?.title === '“Green roofs” was deleted')
  elementsIn(shownToast()?.action)[0]?.props.onClick()
  await until('the way back', () => shownToast()?.title === 'Restored')
  assert.is(sent[1]?.address, `${api.bin}/7/restore`)
})

test('an address that leads nowhere is not sent, and without an entry nothing is offered', async () => {
  const { submit, visited } = open()
  const before = shownToast()?.id
  const sent = answerRequests(() => ({}))
  submit('')
  await until('the list', () => visited.length > 0)
  assert.equal([sent[0]?.address, shownToast()?.id], [address, before])
})

test('a page that is gone closes the question and leaves the editor open', async () => {
  const { submit, visited, closed } = open()
  answerRequests(() => Response.json({ error: 'It is in the bin.' }, { status: 404 }))
  submit('')
  await until('the end', () => closed.length > 0)
  const { title, description } = shownToast() ?? {}
  assert.equal([title, description], ['Deleted already', 'It is in the bin.'])
  assert.equal(visited, [])
})

test('a refusal stands at its field or above it', async () => {
  const { submit, visited, closed, target, alert } = open()
  const otherwise = 'The page could not be deleted. Please try again.'
  for (const [body, fault, words] of [
    [{ error: 'No', fields: { redirectTo: 'Hidden' } }, 'Hidden', undefined],
    [{ error: 'The menu leads to it' }, undefined, 'The menu leads to it'],
    [{}, undefined, otherwise],
  ] as const) {
    answerRequests(() => Response.json(body, { status: 400 }))
    submit('/roofs')
    await until('the fault', () => target().error === fault && alert() === words)
  }
  assert.equal([visited, closed], [[], []])
})

test('where the session is over the way back in opens', async () => {
  const { submit, alert } = open()
  answerRequests(() => Response.json({ error: 'x' }, { status: 401 }))
  submit('')
  await until('the way back', () => isSignInNeeded.value)
  assert.is(alert(), undefined)
  isSignInNeeded.set(false)
})

test('is offered for pages that may go, the home page is that without an address', () => {
  const entry = (search: string, page?: object, at = path) => {
    const { client } = clientWith(page ? { [about(api.editedPage, at)]: page } : {})
    return liveHook(() => DeletePage(), { client, search })
  }
  const search = `path=${path}`
  assert.equal([entry(search).now, entry(search, {}).now], [null, null])
  assert.is(textOf(entry('', { mayGo: true }, '/').now), 'Delete the page In the bin for 30 days')
  const hook = entry(search, { mayGo: true })
  const isOpen = () => elementsIn(hook.now).some(({ type }) => type === DeletePageDialog)
  assert.is(isOpen(), false)
  press(hook.now, 'Delete the page')
  assert.is(elementIn(hook.now, DeletePageDialog).props.path, path)
  elementIn(hook.now, DeletePageDialog).props.onClose()
  assert.is(isOpen(), false)
})

test.run()
