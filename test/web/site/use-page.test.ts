import * as assert from 'uvu/assert'
import { suite } from '#test'
import { tryAgain, useWaiting } from '../../../web/base/connection.ts'
import type { PageData } from '../../../web/base/contract.ts'
import { pageLeft } from '../../../web/base/page-loader.ts'
import { visitorApi } from '../../../web/base/routes.ts'
import { usePage } from '../../../web/site/use-page.ts'
import { answerRequests } from '../../support/admin-page.ts'
import { liveHook } from '../../support/live-hook.tsx'
import { returnOf } from '../../support/rendered.tsx'
import { standIn } from '../../support/stand-in.ts'
import { until } from '../../support/until.ts'

const test = suite('page that is shown')

const dataOf = (path: string) => ({ page: { path, sections: [] } }) as unknown as PageData

let pages = 0
const newPath = () => `/shown-${pages++}`

/** A browser at a page, with its history. */
function openBrowser(path: string, search = '') {
  const window = new EventTarget()
  const done: string[] = []
  const place = { pathname: path, search, hash: '', href: path + search }
  standIn('location', Object.assign(place, { reload: () => done.push('reload') }))
  standIn('addEventListener', window.addEventListener.bind(window))
  standIn('removeEventListener', window.removeEventListener.bind(window))
  standIn('matchMedia', () => ({ matches: false }))
  standIn('scrollY', 0)
  standIn('scrollTo', () => done.push('top'))
  standIn('requestAnimationFrame', () => 0)
  const main = { focus: () => done.push('focus'), animate: () => done.push('fade') }
  standIn('document', {
    querySelector: () => ({}),
    createElement: () => ({ remove: () => undefined }),
    getElementById: (id: string) =>
      id === 'main' ? main : { dataset: { stylesheet: '/all.css' } },
    head: { append: (link: { onload(): void }) => link.onload() },
  })
  const go = (to: string, query = '') => {
    Object.assign(place, { pathname: to, search: query, href: to + query })
    window.dispatchEvent(new Event('popstate'))
  }
  standIn('history', { state: null, back: () => go(path), pushState: () => undefined })
  const first = dataOf(path)
  const hook = liveHook(() => usePage(first))
  return { hook, first, go, done, place }
}

test('is the one of the document, on the server too', () => {
  const path = newPath()
  const first = dataOf(path)
  const server = { ssrPath: path, ssrSearch: '?all=1' }
  const { address, search, data } = returnOf(() => usePage(first, server))
  assert.equal([address, search, data], [path, 'all=1', first])
  const { hook, done } = openBrowser(path)
  assert.equal([hook.now.data, done], [first, []])
})

test('stays until the next one is there, which then begins at its top', async () => {
  const [here, next] = [newPath(), newPath()]
  const { hook, first, go, done } = openBrowser(here)
  const sent = answerRequests(() => dataOf(next))
  assert.ok(hook.now)
  go(next, '?all=1')
  assert.equal([hook.now.address, hook.now.data], [here, first])
  await until('the next page', () => hook.now.address === next)
  assert.equal([hook.now.data.page.path, hook.now.search], [next, 'all=1'])
  assert.equal(
    sent.map(({ address }) => address),
    [visitorApi.page(next)],
  )
  assert.equal(done, ['top', 'focus', 'fade'])
  await until('the page before', () => pageLeft() === first)
})

test('has another state of its query at once, without a request', () => {
  const path = newPath()
  const { hook, first, go, done } = openBrowser(path)
  const sent = answerRequests(() => dataOf(path))
  go(path, '?item=Ch1')
  assert.equal([hook.now.search, hook.now.data, sent], ['item=Ch1', first, []])
  assert.equal(done, [])
})

test('has other data where a query narrows its list down', async () => {
  const path = newPath()
  const { hook, first, go } = openBrowser(path)
  const sent = answerRequests(() => dataOf(path))
  assert.ok(hook.now)
  go(path, '?material=Oak&item=Ch1')
  assert.equal([hook.now.data, hook.now.search], [first, ''])
  await until('the list', () => hook.now.data !== first)
  assert.equal(
    sent.map(({ address }) => address),
    [visitorApi.page(`${path}?material=Oak`)],
  )
  go(path)
  await until('the whole list', () => hook.now.data === first)
  assert.is(sent.length, 1)
})

test('stays where the visitor is back before the next one is there', async () => {
  const [here, next] = [newPath(), newPath()]
  const { hook, first, go } = openBrowser(here)
  let answer = (_: object) => {}
  answerRequests(() => new Promise(resolve => (answer = resolve)))
  assert.ok(hook.now)
  go(next)
  await until('the request', () => hook.now && answer.length === 1)
  go(here)
  answer(dataOf(next))
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => setImmediate(resolve))
  assert.equal([hook.now.address, hook.now.data], [here, first])
})

test('that cannot be loaded is left to the browser where the site answers', async () => {
  const { hook, go, done } = openBrowser(newPath())
  answerRequests(({ method }) =>
    method === 'HEAD' ? new Response('') : new Response('', { status: 404 }),
  )
  assert.ok(hook.now)
  go(newPath())
  await until('the reload', () => hook.now && done.includes('reload'))
})

test('waits for a connection where it was, and goes on once it is there', async () => {
  const [here, next] = [newPath(), newPath()]
  const { hook, go } = openBrowser(here)
  let isOnline = false
  answerRequests(() => (isOnline ? dataOf(next) : Promise.reject(new TypeError('Failed to fetch'))))
  const visited: string[] = []
  Object.assign(history, {
    pushState: (_: unknown, __: string, to: string) => {
      visited.push(to)
      go(to)
    },
  })
  assert.ok(hook.now)
  go(next)
  const notice = liveHook(useWaiting)
  await until('the notice', () => hook.now && notice.now)
  assert.is(hook.now.address, here)
  isOnline = true
  tryAgain()
  assert.equal(visited, [next])
  await until('the next page', () => hook.now.address === next)
  assert.is(notice.now, undefined)
})

test.run()
