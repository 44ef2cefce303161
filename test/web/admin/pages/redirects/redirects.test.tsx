import * as assert from 'uvu/assert'
import { suite } from '#test'
import { SearchField } from '../../../../../web/admin/ui/search-field.tsx'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  emptyClient,
  htmlOf,
  textOf,
} from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { Redirects } = await import('../../../../../web/admin/pages/redirects/redirects.tsx')

const test = suite('screen of former addresses')

const redirectsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ from: `/old-${index}`, to: '/stairs', by: 'joan' },
    at: `2026-01-${10 + index}T00:00:00.000Z`,
  }))

function open(count?: number) {
  const client = emptyClient()
  client.setQueryDefaults([api.redirects], { enabled: false, staleTime: Number.POSITIVE_INFINITY })
  if (count !== undefined) client.setQueryData([api.redirects], { redirects: redirectsOf(count) })
  return { client, hook: liveHook(() => Redirects(), { client }) }
}

const hasSearch = (count: number) =>
  elementsIn(open(count).hook.now).some(({ type }) => type === SearchField)

test('is searched from eleven on', () => {
  assert.equal([hasSearch(10), hasSearch(11)], [false, true])
})

test('says that there is none, or that none matches', () => {
  const said = (hook: ReturnType<typeof open>['hook']) =>
    elementsIn(hook.now).find(({ type }) => type === 'p')?.props.children
  assert.is(said(open().hook), undefined)
  assert.is(said(open(0).hook), 'No former address yet.')
  const { hook } = open(11)
  assert.is(said(hook), undefined)
  elementIn(hook.now, SearchField).props.onChange('zz')
  assert.is(said(hook), 'No address matches.')
})

test('a row says where it leads and who added it', () => {
  const { client } = open(1)
  assert.match(
    textOf(<Redirects />, { client }),
    /\/old-0 leads to \/stairs \(opens a new tab\) joan, .* Delete \/old-0$/,
  )
  assert.match(htmlOf(<Redirects />, { client }), '<a href="/stairs" target="_blank"')
})

test('deleting a row removes it', async () => {
  const { hook } = open(1)
  const sent = answerRequests(() => ({}))
  const row = elementsIn(hook.now).find(({ props }) => props.onRemove)
  row?.props.onRemove(row.props.redirect)
  await until('the request', () => sent.length > 0)
  assert.equal(sent[0]?.address, `${api.redirects}?from=%2Fold-0`)
})

test.run()
