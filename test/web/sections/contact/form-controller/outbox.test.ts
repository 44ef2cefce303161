import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { InquiryBody } from '../../../../../web/base/contract.ts'
import {
  readDraft,
  storeDraft,
} from '../../../../../web/sections/contact/form-controller/inquiry-draft.ts'
import {
  deliver,
  deliveryNow,
  reopen,
  send,
  watchOutbox,
} from '../../../../../web/sections/contact/form-controller/outbox.ts'
import { until } from '../../../../support/until.ts'
import { storageWith, withGlobals } from '../../../browser-globals.ts'

const test = suite('outbox of the contact form')

const inquiry = { values: { name: 'Jo', email: 'jo@example.com' }, items: [], page: '/chairs' }
const patient = 5000

/** A browser whose requests get these answers, one after the other; a line that is cut is none. */
function browser(...answers: (Response | undefined)[]) {
  const window = new EventTarget()
  const sent: InquiryBody[] = []
  const phases: string[] = []
  withGlobals({
    window,
    localStorage: storageWith({}),
    async fetch(_: string, { body }: RequestInit) {
      sent.push(JSON.parse(String(body)))
      const answer = answers.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      return answer
    },
  })
  watchOutbox(({ phase }) => phases.push(phase))
  use(() => {
    watchOutbox(undefined)
    reopen()
  })
  return { sent, phases, goOnline: () => window.dispatchEvent(new Event('online')) }
}

const stored = () => Response.json({ id: '1' })
const refused = () => Response.json({ error: 'Too long', fields: { name: 'No' } }, { status: 400 })

test('a stored message leaves no draft', async () => {
  const { sent, phases } = browser(stored())
  storeDraft(inquiry)
  await send(inquiry, patient)
  assert.equal(phases, ['sending', 'stored'])
  assert.equal(readDraft().values, {})
  const [{ name, message, page, openFor } = {} as InquiryBody] = sent
  assert.equal([name, message, page, openFor], ['Jo', '', '/chairs', patient])
})

test('a message sent too soon waits until the form was open for two seconds', async () => {
  const { sent } = browser(stored())
  const begin = performance.now()
  await send(inquiry, 1800)
  assert.ok(performance.now() - begin >= 195)
  assert.is(sent[0]?.openFor, 2000)
})

test('a message whose draft another tab changes meanwhile can be sent again', async () => {
  const { sent, phases } = browser(stored())
  const sending = send(inquiry, 1900)
  storeDraft({ ...inquiry, page: '/beds' })
  await sending
  assert.equal([sent.length, phases], [0, ['sending', 'open']])
})

test('a refused message keeps its draft, and says what is wrong with which field', async () => {
  browser(refused())
  await send(inquiry, patient)
  assert.equal(deliveryNow(), {
    phase: 'refused',
    message: '400: Too long',
    fields: { name: 'No' },
  })
  assert.equal(readDraft().values, inquiry.values)
  assert.is(readDraft().attempt?.isWaiting, false)
})

test('a message that does not arrive is sent when the connection is there, under its key', async () => {
  const { sent, goOnline } = browser(undefined, stored())
  await send(inquiry, patient)
  assert.is(deliveryNow().phase, 'waiting')
  assert.is(readDraft().attempt?.isWaiting, true)
  goOnline()
  await until('the message', () => deliveryNow().phase === 'stored')
  assert.is(sent[0]?.idempotencyKey, sent[1]?.idempotencyKey)
  assert.match(sent[0]?.idempotencyKey ?? '', /^[\da-f]{32}$/)
})

test('an unchanged message is sent again under its key, a changed or reopened one is not', async () => {
  const { sent } = browser(refused(), refused(), refused(), refused())
  await send(inquiry, patient)
  await send(inquiry, patient)
  await send({ ...inquiry, page: '/beds' }, patient)
  reopen()
  assert.is(deliveryNow().phase, 'open')
  await send({ ...inquiry, page: '/beds' }, patient)
  const [first, again, changed, reopened] = sent.map(({ idempotencyKey }) => idempotencyKey)
  assert.is(first, again)
  assert.is(new Set([first, changed, reopened]).size, 3)
})

test('only a draft that waits is delivered from another page', async () => {
  const { sent } = browser(refused(), stored())
  storeDraft(inquiry)
  await deliver()
  await send(inquiry, patient)
  await deliver()
  assert.is(sent.length, 1)
  const { attempt } = readDraft()
  assert.ok(attempt)
  storeDraft({ ...inquiry, attempt: { ...attempt, isWaiting: true } })
  await deliver()
  assert.equal([sent.length, deliveryNow().phase], [2, 'stored'])
})

test.run()
