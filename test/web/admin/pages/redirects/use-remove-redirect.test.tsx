import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { elementsIn, emptyClient, returnOf, shownToast } from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { useRemoveRedirect } = await import(
  '../../../../../web/admin/pages/redirects/use-remove-redirect.ts'
)

const test = suite('deleting a former address')

const redirect = { from: '/old page', to: '/stairs', by: 'joan', at: '2026-01-01T00:00:00.000Z' }

function open() {
  const client = emptyClient()
  client.setQueryData([api.redirects], {})
  const remove = returnOf(useRemoveRedirect, { client })
  const isReadAgain = () => client.getQueryState([api.redirects])?.isInvalidated
  const reset = () => client.setQueryData([api.redirects], {})
  return { remove, isReadAgain, reset }
}

const said = () => [shownToast()?.title, shownToast()?.description]

test('names it, reads the list again, and adds it again at a press', async () => {
  const { remove, isReadAgain, reset } = open()
  const sent = answerRequests(() => ({}))
  await remove(redirect)
  assert.equal(sent, [
    { method: 'DELETE', address: `${api.redirects}?from=%2Fold+page`, body: undefined },
  ])
  assert.equal(said(), ['Deleted', '/old page leads nowhere now.'])
  assert.is(isReadAgain(), true)
  reset()
  elementsIn(shownToast()?.action)[0]?.props.onClick()
  await until('the list', isReadAgain)
  assert.equal(sent[1], {
    method: 'POST',
    address: api.redirects,
    body: { from: '/old page', to: '/stairs' },
  })
  assert.equal(said(), ['Added again', '/old page leads to /stairs.'])
})

test('says that it could not be added again, and that another was first', async () => {
  const { remove, isReadAgain, reset } = open()
  answerRequests(() => ({}))
  await remove(redirect)
  const again = elementsIn(shownToast()?.action)[0]?.props.onClick
  for (const [status, call, title, description] of [
    [500, again, 'Error', '/old page could not be added again. Please add it by the form.'],
    [404, () => remove(redirect), 'Deleted already', 'Somebody else was first.'],
    [500, () => remove(redirect), 'Error', '/old page could not be deleted. Please try again.'],
  ] as const) {
    reset()
    answerRequests(() => Response.json({}, { status }))
    void call()
    await until('the list', isReadAgain)
    assert.equal(said(), [title, description])
  }
})

test.run()
