import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useSuggestions } from '../../../web/search/use-suggestions.ts'
import { answerRequests, openAdminPage } from '../../support/admin-page.ts'
import { liveHook } from '../../support/live-hook.tsx'
import { until } from '../../support/until.ts'

const { window } = openAdminPage()

const test = suite('what is suggested while words are typed')

/** The hook over words that a test types. */
function open(typed: string) {
  const field = { typed }
  const hook = liveHook(() => useSuggestions(field.typed))
  return { hook, field }
}

test('comes after a pause, and is not asked for again', async () => {
  const sent = answerRequests(() => ({ products: [], pages: [] }))
  const { hook } = open('  oak   desk ')
  await until('the pause', () => hook.now.state === 'loading')
  assert.is(sent.length, 0)
  await until('the answer', () => hook.now.state === 'ready')
  assert.equal(
    sent.map(({ address }) => address),
    ['/api/search?q=oak+desk'],
  )
  assert.equal(hook.now.found, { products: [], pages: [] })
  const again = open('oak desk')
  assert.is(again.hook.now.state, 'ready')
  assert.equal(again.hook.now.found, { products: [], pages: [] })
  assert.is(sent.length, 1)
})

test('is nothing without words, and nothing is asked for', async () => {
  const sent = answerRequests(() => ({}))
  const { hook } = open('   ')
  assert.equal(hook.now, { found: undefined, state: 'ready' })
  assert.is(sent.length, 0)
})

test('is asked for again when the line is back', async () => {
  let isOnline = false
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
  const sent = answerRequests(() =>
    isOnline ? { products: [], pages: [] } : Promise.reject(new TypeError('Failed to fetch')),
  )
  const { hook } = open('chair')
  await until('the failure', () => hook.now.state === 'offline')
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await until('the answer', () => hook.now.state === 'ready')
  assert.is(sent.length, 2)
})

test('fails where the server does', async () => {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  answerRequests(() => new Response('', { status: 500 }))
  const { hook } = open('table')
  await until('the failure', () => hook.now.state === 'failed')
  assert.is(hook.now.found, undefined)
})

test.run()
