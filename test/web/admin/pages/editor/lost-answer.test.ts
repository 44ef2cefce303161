import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { KeyedPage } from '../../../../../web/page-editing/contract.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'

openAdminPage()
const { RequestError } = await import('../../../../../web/admin/request.ts')
const { isPublishedAs, mayBePublished } = await import(
  '../../../../../web/admin/pages/editor/lost-answer.ts'
)

const test = suite('a publication whose answer was lost')

const source = { path: '/new', name: 'New', sections: [] }
const sent = { keys: [], source } as unknown as KeyedPage

test('may be done where nothing answered, the site failed, or the page has changed', () => {
  assert.is(mayBePublished(new TypeError('Failed to fetch')), true)
  assert.equal(
    [400, 404, 409, 422, 499, 500, 503].map(status => mayBePublished(new RequestError(status, ''))),
    [false, false, true, false, false, true, true],
  )
})

test('is done where visitors see what was sent, and nothing else is being edited', async () => {
  for (const [opened, isDone] of [
    [{ source }, true],
    [{ source: { ...source, name: 'Other' } }, false],
    [{ source, draft: {} }, false],
    [{ source, isHidden: true }, false],
    [{ source, hidden: {} }, false],
  ] as const) {
    answerRequests(() => opened)
    assert.is(await isPublishedAs('/new', sent), isDone, JSON.stringify(opened))
  }
})

test('is looked for where the page was, then where it has moved', async () => {
  const asked = answerRequests(({ address }) =>
    address.includes('old') ? Response.json({}, { status: 404 }) : { source },
  )
  assert.is(await isPublishedAs('/old', sent), true)
  assert.is(asked.length, 2)
})

test('is not done where the page is gone, and unknown where the site does not answer', async () => {
  for (const [status, isDone, requests] of [
    [404, false, 2],
    [403, false, 1],
    [499, false, 1],
    [500, undefined, 1],
  ] as const) {
    const asked = answerRequests(() => Response.json({}, { status }))
    assert.is(await isPublishedAs('/old', sent), isDone, `${status}`)
    assert.is(asked.length, requests, `${status}`)
  }
  answerRequests(() => Promise.reject(new TypeError('Failed to fetch')))
  assert.is(await isPublishedAs('/old', sent), undefined)
})

test.run()
