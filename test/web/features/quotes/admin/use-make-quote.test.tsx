import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api, quoteScreen } from '../../../../../web/base/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, emptyClient, shownToast } from '../../../../support/rendered.tsx'

openAdminPage()
const { MakeQuote } = await import('../../../../../web/features/quotes/admin/make-quote.tsx')
const { useMakeQuote } = await import('../../../../../web/features/quotes/admin/use-make-quote.ts')
const { Button } = await import('../../../../../web/admin/ui/button.tsx')

const test = suite('making a quote')

const made = { id: 'q2', number: '2026-0043' }
const wanted = { address: api.quotes, body: { inquiryId: 'i1' }, failed: 'Not made.' }

function open() {
  const gone: string[] = []
  const client = emptyClient()
  client.setQueryData([api.overview], {})
  const hook = liveHook(useMakeQuote, { client, onNavigate: to => gone.push(to) })
  const isStale = () => client.getQueryState([api.overview])?.isInvalidated
  return { hook, gone, isStale }
}

const keysOf = (sent: { body: unknown }[]) =>
  sent.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)

test('opens it, and has what the dashboard shows read again', async () => {
  const sent = answerRequests(() => made)
  const { hook, gone, isStale } = open()
  assert.equal(await hook.now.make(wanted), made)
  const [key] = keysOf(sent)
  const body = { inquiryId: 'i1', idempotencyKey: key }
  assert.equal(sent, [{ method: 'POST', address: api.quotes, body }])
  assert.equal([gone, isStale()], [[quoteScreen('q2')], true])
})

test('that got no answer is sent again under the same key; another has one of its own', async () => {
  let isLost = true
  const sent = answerRequests(() => (isLost ? Promise.reject(new TypeError('lost')) : made))
  const { hook, gone } = open()
  assert.is(await hook.now.make(wanted), undefined)
  assert.is(shownToast()?.description, 'Not made.')
  assert.equal(gone, [])
  await hook.now.make({ ...wanted, body: { inquiryId: 'i2' } })
  await hook.now.make({ ...wanted, source: '4' })
  await hook.now.make({ ...wanted, source: '4' })
  isLost = false
  await hook.now.make({ ...wanted, source: '4' })
  await hook.now.make({ ...wanted, source: '4' })
  const [first, other, copy, again, answered, next] = keysOf(sent)
  assert.is(new Set([first, other, copy, next]).size, 4)
  assert.equal([again, answered], [copy, copy])
})

test('is begun with an inquiry, or with nothing', async () => {
  const sent = answerRequests(() => made)
  for (const inquiryId of ['i1', undefined]) {
    const props = { children: 'Make a quote', ...(inquiryId && { inquiryId }) }
    const button = elementIn(liveHook(() => MakeQuote(props)).now, Button).props
    button.onClick()
    await new Promise(resolve => setImmediate(resolve))
  }
  const inquiries = sent.map(({ body }) => (body as { inquiryId?: string }).inquiryId)
  assert.equal(inquiries, ['i1', undefined])
})

test.run()
