import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Field } from '../../../../../web/admin/ui/field.tsx'
import { SearchField } from '../../../../../web/admin/ui/search-field.tsx'
import { api } from '../../../../../web/base/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  formFaultIn,
  htmlOf,
  shownToast,
  textOf,
} from '../../../../support/rendered.tsx'
import { submitForm } from '../../../../support/submit-form.ts'
import { until } from '../../../../support/until.ts'
import { clientWith } from '../../../admin/client-with.ts'

openAdminPage()
const { AddRedirect } = await import(
  '../../../../../web/features/pages/admin/redirects/add-redirect.tsx'
)
const { Redirects } = await import(
  '../../../../../web/features/pages/admin/redirects/redirects.tsx'
)
const { isSignInNeeded } = await import('../../../../../web/admin/session/sign-in-again.ts')

const test = suite('former addresses')

function openForm() {
  const { client, stale } = clientWith({ [api.adminPages]: {}, [api.redirects]: {} })
  const hook = liveHook(() => AddRedirect(), { client })
  return {
    hook,
    isReadAgain: () => stale().includes(api.redirects),
    submit: (from: string, to: string) => submitForm(hook.now, { from, to }),
    faults: () => {
      const fields = elementsIn(hook.now).filter(({ type }) => type === Field)
      return [...fields.map(({ props }) => props.error), formFaultIn(hook.now)]
    },
  }
}

test('the form sends what is typed, says what the site made of it, and is empty again', async () => {
  const { submit, isReadAgain, faults } = openForm()
  const sent = answerRequests(() => ({ from: '/old', to: '/stairs' }))
  const form = submit(' https://example.com/Old/ ', ' /stairs')
  await until('the list', isReadAgain)
  const body = { from: 'https://example.com/Old/', to: '/stairs' }
  assert.equal(sent, [{ method: 'POST', address: api.redirects, body }])
  assert.equal(shownToast()?.description, '/old leads to /stairs.')
  assert.equal([form.resets, faults()], [1, [undefined, undefined, undefined]])
})

test('the form asks for what is missing, and sends nothing', () => {
  const { submit, faults } = openForm()
  const sent = answerRequests(() => ({}))
  const [address, page] = ['An address, such as /old-page', 'A page, or the code of a product']
  for (const [from, to, found] of [
    [' ', '', [address, page]],
    ['/a', '', [undefined, page]],
    ['', '/stairs', [address, undefined]],
  ] as const) {
    submit(from, to)
    assert.equal([faults(), sent], [[...found, undefined], []])
  }
})

test('what is refused stands at its fields, else above them, until it is added', async () => {
  const { hook, submit, faults } = openForm()
  const otherwise = 'It could not be added. Please try again.'
  const none = undefined
  for (const [body, found] of [
    [{ error: 'No', fields: { from: 'Taken' } }, ['Taken', none, none]],
    [{ error: 'No', fields: { to: 'Hidden' } }, [none, 'Hidden', none]],
    [{ error: 'No', fields: { from: 'Taken', to: 'Hidden' } }, ['Taken', 'Hidden', none]],
    [{ error: 'Too many' }, [none, none, 'Too many']],
    [{}, [none, none, otherwise]],
  ] as const) {
    answerRequests(() => Response.json(body, { status: 400 }))
    const form = submit('/a', '/stairs')
    await until('the fault', () => faults().some(Boolean))
    assert.equal([faults(), form.resets], [found, 0])
    await until('the button', () => !elementIn(hook.now, 'form').props.children.at(-1).props.isBusy)
  }
  answerRequests(() => ({}))
  submit('/a', '/stairs')
  await until('no fault', () => !faults().some(Boolean))
})

test('the form opens the way back in where the session is over', async () => {
  const { submit, faults } = openForm()
  answerRequests(() => Response.json({ error: 'x' }, { status: 401 }))
  submit('/a', '/stairs')
  await until('the way back', () => isSignInNeeded.value)
  assert.equal(faults(), [undefined, undefined, undefined])
  isSignInNeeded.set(false)
})

const redirect = { from: '/old page', to: '/stairs', by: 'joan', at: '2026-01-10T00:00:00.000Z' }
const redirectsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ ...redirect, from: `/old-${index}` },
    at: `2026-01-${10 + index}T00:00:00.000Z`,
  }))

function openList(redirects?: object[]) {
  const { client, stale } = clientWith(redirects ? { [api.redirects]: { redirects } } : {})
  const hook = liveHook(() => Redirects(), { client })
  const rows = () => elementsIn(hook.now).flatMap(({ props }) => (props.onRemove ? props : []))
  return {
    client,
    rows,
    shown: () => rows().map(({ redirect }) => redirect.from),
    search: () => elementsIn(hook.now).find(({ type }) => type === SearchField)?.props.onChange,
    says: () => elementsIn(hook.now).find(({ type }) => type === 'p')?.props.children,
    isReadAgain: () => stale().length > 0,
    reset: () => client.setQueryData([api.redirects], { redirects: [redirect] }),
  }
}

test('the list has the last one first, and is searched by both addresses from eleven on', () => {
  assert.equal([openList().says(), openList([]).says()], [undefined, 'No former address yet.'])
  assert.is(openList(redirectsOf(10)).search(), undefined)
  const redirects = [...redirectsOf(10), { ...redirect, from: '/a', to: '/x', at: '2026-01-09' }]
  const { search, shown, says } = openList(redirects)
  assert.equal([shown()[0], shown()[1], shown()[10]], ['/old-9', '/old-8', '/a'])
  search()('OLD /stairs')
  assert.equal([shown().length, says()], [10, undefined])
  search()('x /a')
  assert.equal(shown(), ['/a'])
  search()('joan')
  assert.equal([shown(), says()], [[], 'No address matches.'])
})

test('a row says where it leads and who added it', () => {
  const { client } = openList(redirectsOf(1))
  assert.match(
    textOf(<Redirects />, { client }),
    /\/old-0 leads to \/stairs \(opens a new tab\) joan, .* Delete \/old-0$/,
  )
  assert.match(htmlOf(<Redirects />, { client }), '<a href="/stairs" target="_blank"')
})

const said = () => [shownToast()?.title, shownToast()?.description]
const remove = ({ rows }: ReturnType<typeof openList>) => rows()[0].onRemove(redirect)

test('a deleted one is named, and is added again at a press', async () => {
  const list = openList([redirect])
  const sent = answerRequests(() => ({}))
  remove(list)
  await until('the list', list.isReadAgain)
  const address = `${api.redirects}?from=%2Fold+page`
  assert.equal(sent, [{ method: 'DELETE', address, body: undefined }])
  assert.equal(said(), ['Deleted', '/old page leads nowhere now.'])
  list.reset()
  elementsIn(shownToast()?.action)[0]?.props.onClick()
  await until('the list', list.isReadAgain)
  const body = { from: '/old page', to: '/stairs' }
  assert.equal(sent[1], { method: 'POST', address: api.redirects, body })
  assert.equal(said(), ['Added again', '/old page leads to /stairs.'])
})

test('a failure to delete or to add again is said, and that another was first', async () => {
  const list = openList([redirect])
  answerRequests(() => ({}))
  remove(list)
  await until('the list', list.isReadAgain)
  const again = elementsIn(shownToast()?.action)[0]?.props.onClick
  for (const [status, call, title, description] of [
    [500, again, 'Error', '/old page could not be added again. Please add it by the form.'],
    [404, () => remove(list), 'Deleted already', 'Somebody else was first.'],
    [500, () => remove(list), 'Error', '/old page could not be deleted. Please try again.'],
  ] as const) {
    list.reset()
    answerRequests(() => Response.json({}, { status }))
    void call()
    await until('the list', list.isReadAgain)
    assert.equal(said(), [title, description])
  }
})

test.run()
