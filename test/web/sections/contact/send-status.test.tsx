import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { InquiryFormState } from '../../../../web/contract.ts'
import type { Delivery, FormState } from '../../../../web/sections/contact/form-state.ts'
import { SendStatus } from '../../../../web/sections/contact/send-status.tsx'
import { markupOf } from '../../markup.tsx'

const test = suite('status of a message')

/** Its phase and paragraphs. */
function statusOf(delivery: Delivery, faults = {}, posted?: Partial<InquiryFormState>) {
  const state: FormState = { faults, items: [], delivery, suggested: {} }
  const answer = posted && { sent: false, values: {}, fields: {}, ...posted }
  const html = markupOf(<SendStatus state={state} posted={answer} />)
  const paragraphs = [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replace(/<svg.*?<\/svg>/, '').trim(),
  )
  return { phase: /data-phase="(\w+)"/.exec(html)?.[1], paragraphs }
}

const open: Delivery = { phase: 'open' }
const refused: Delivery = { phase: 'refused', message: '503: the disk is full', fields: {} }

test('is empty until the message is sent', () => {
  assert.equal(statusOf(open), { phase: 'open', paragraphs: [] })
  assert.equal(statusOf(open, {}, {}), { phase: 'open', paragraphs: [] })
})

test('counts the fields that need another look', () => {
  assert.equal(statusOf(open, { name: 'a' }).paragraphs, ['One field needs another look.'])
  assert.equal(statusOf(open, { name: 'a', email: 'b' }).paragraphs, [
    '2 fields need another look.',
  ])
})

test('says why nothing was sent, unless it is for single fields', () => {
  const { phase, paragraphs } = statusOf(refused)
  assert.is(phase, 'refused')
  assert.equal(paragraphs, ['Not sent. 503: the disk is full'])
  assert.equal(statusOf(refused, { name: 'a' }).paragraphs, ['One field needs another look.'])
})

test('says so while the message is on its way', () => {
  assert.equal(statusOf({ phase: 'sending' }), { phase: 'sending', paragraphs: ['Sending…'] })
})

test('thanks for a message that is stored', () => {
  const { phase, paragraphs } = statusOf({ phase: 'stored' })
  assert.is(phase, 'stored')
  assert.match(paragraphs.join(), /^Message sent\. Thank you/)
})

test('without a connection offers to try again, or to change the message', () => {
  const { phase, paragraphs } = statusOf({ phase: 'waiting' })
  assert.is(phase, 'waiting')
  assert.match(paragraphs[0] ?? '', /^No connection\./)
  assert.match(paragraphs[1] ?? '', /Try again now.*Change the message/)
})

test('repeats the answer to a form posted without script, until something else happens', () => {
  const sent = statusOf(open, {}, { sent: true })
  assert.is(sent.phase, 'stored')
  assert.match(sent.paragraphs.join(), /^Message sent\./)
  assert.equal(statusOf(open, {}, { error: 'The disk is full.' }).paragraphs, [
    'Not sent. The disk is full.',
  ])
  assert.equal(statusOf({ phase: 'sending' }, {}, { sent: true, error: 'Full.' }), {
    phase: 'sending',
    paragraphs: ['Sending…'],
  })
})

test.run()
