import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Field } from '../../../../../web/admin/ui/field.tsx'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, emptyClient, shownToast } from '../../../../support/rendered.tsx'
import { submitForm } from '../../../../support/submit-form.ts'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { AddRedirect } = await import('../../../../../web/admin/pages/redirects/add-redirect.tsx')
const { isSignInNeeded } = await import('../../../../../web/admin/session/sign-in-again.ts')

const test = suite('form that adds a former address')

function open() {
  const client = emptyClient()
  for (const key of [[api.adminPages], [api.redirects]]) {
    client.setQueryDefaults(key, { staleTime: Number.POSITIVE_INFINITY, enabled: false })
  }
  client.setQueryData([api.redirects], {})
  const hook = liveHook(() => AddRedirect(), { client })
  return {
    hook,
    isReadAgain: () => client.getQueryState([api.redirects])?.isInvalidated,
    submit: (from: string, to: string) => submitForm(hook.now, { from, to }),
    faults: () => {
      const { now } = hook
      const alert = elementsIn(now).find(({ props }) => props.role === 'alert')
      const errors = elementsIn(now)
        .filter(({ type }) => type === Field)
        .map(({ props }) => props.error)
      return [...errors, alert?.props.children]
    },
  }
}

test('sends what is typed, says what the site made of it, and is empty again', async () => {
  const { submit, isReadAgain, faults } = open()
  const sent = answerRequests(() => ({ from: '/old', to: '/stairs' }))
  const form = submit(' https://example.com/Old/ ', ' /stairs')
  await until('the list', isReadAgain)
  const body = { from: 'https://example.com/Old/', to: '/stairs' }
  assert.equal(sent, [{ method: 'POST', address: api.redirects, body }])
  assert.equal(shownToast()?.description, '/old leads to /stairs.')
  assert.equal([form.resets, faults()], [1, [undefined, undefined, undefined]])
})

test('asks for what is missing, and sends nothing', () => {
  const { submit, faults } = open()
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
  const { hook, submit, faults } = open()
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

test('where the session is over the way back in opens', async () => {
  const { submit, faults } = open()
  answerRequests(() => Response.json({ error: 'x' }, { status: 401 }))
  submit('/a', '/stairs')
  await until('the way back', () => isSignInNeeded.value)
  assert.equal(faults(), [undefined, undefined, undefined])
  isSignInNeeded.set(false)
})

test.run()
