import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { emptyClient, shownToast } from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { useMenu } = await import('../../../../../web/admin/pages/menu/use-menu.ts')

const test = suite('storing the order of the menu')

const menuOf = (version: number, ...paths: string[]) => ({
  version,
  items: paths.map(href => ({ href, label: href })),
})

function open() {
  const client = emptyClient()
  client.setQueryDefaults([api.menu], { staleTime: Number.POSITIVE_INFINITY, enabled: false })
  client.setQueryData([api.menu], menuOf(1, '/a', '/b', '/c'))
  const hook = liveHook(useMenu, { client })
  const isInvalidated = () => client.getQueryState([api.menu])?.isInvalidated
  return {
    hook,
    isInvalidated,
    order: () => hook.now.menu?.items.map(({ href }) => href).join(' '),
  }
}

test('a move shows at once; what is moved while it is sent follows with the answered version', async () => {
  const { hook, order } = open()
  const answers: ((menu: object) => void)[] = []
  const sent = answerRequests(() => new Promise(resolve => answers.push(resolve)))
  hook.now.move('/a', 1)
  hook.now.move('/a', 1)
  await until('the order', () => order() === '/b /c /a')
  hook.now.move('/c', -1)
  assert.is(sent.length, 1)
  answers[0]?.(menuOf(2, '/b', '/a', '/c'))
  await until('the next request', () => sent.length === 2)
  assert.equal(
    sent.map(({ body }) => body),
    [
      { version: 1, order: ['/b', '/a', '/c'] },
      { version: 2, order: ['/c', '/b', '/a'] },
    ],
  )
  assert.is(order(), '/c /b /a')
  answers[1]?.(menuOf(3, '/c', '/b', '/a'))
  await until('the version', () => hook.now.menu?.version === 3)
  hook.now.move('/a', -1)
  await until('a request later on', () => sent.length === 3)
  assert.equal(sent[2]?.body, { version: 3, order: ['/c', '/a', '/b'] })
  answers[2]?.(menuOf(4, '/c', '/a', '/b'))
  await until('its version', () => hook.now.menu?.version === 4)
})

test('where it fails nothing more is sent, it is read again, and what failed is said', async () => {
  for (const [answer, title] of [
    [() => Response.json({ error: 'x' }, { status: 409 }), 'Not moved'],
    [() => Response.json({}, { status: 500 }), 'Error'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'Error'],
  ] as const) {
    const { hook, isInvalidated } = open()
    const sent = answerRequests(() => {
      if (sent.length === 1) hook.now.move('/b', 1)
      return answer()
    })
    hook.now.move('/a', 1)
    await until('the end', () => isInvalidated() === true)
    assert.equal([sent.length, shownToast()?.title], [1, title])
    hook.now.move('/a', 1)
    await until('the next move', () => sent.length === 2)
  }
})

test.run()
