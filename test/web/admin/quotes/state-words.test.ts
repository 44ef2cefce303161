import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isMailLost, mailWords, waitingWords } from '../../../../web/admin/quotes/state-words.ts'
import type { QuoteRow } from '../../../../web/quotes/contract.ts'

const test = suite('what the list of quotes says')

const now = Date.parse('2026-11-26T12:00:00Z')
const at = '2026-11-23T08:00:00Z'

const row = (fields: Partial<QuoteRow>): QuoteRow => ({
  ...{ id: '1', number: '2026-0042', state: 'draft', customer: 'Wanjiru', company: '' },
  ...{
    currency: 'KES',
    total: 0,
    lacksPrice: false,
    validUntil: '2026-12-21',
    editions: 0,
    opened: { count: 0 },
  },
  ...{ createdAt: at, changedAt: at, changedBy: 'admin' },
  ...fields,
})

test('tells for whom a quote waits, and for how long', () => {
  assert.is(waitingWords(row({}), now), 'waits for you, 3 days')
  const sent = { at: '2026-11-25T08:00:00Z', means: 'link' } as const
  assert.is(waitingWords(row({ state: 'sent', sent }), now), 'waits for the customer, one day')
  assert.is(waitingWords(row({ state: 'changed', sent }), now), 'waits for you, 3 days')
  assert.is(waitingWords(row({ state: 'accepted', sent }), now), '')
})

test('tells that a quote was accepted while it was being changed', () => {
  const accepted = { name: 'Wanjiru K.', at }
  const words = waitingWords(row({ state: 'changed', accepted }), now)
  assert.is(words, 'accepted by Wanjiru K. as it was sent')
})

test('tells that an e-mail was lost before all else', () => {
  const says = (mail: 'refused' | 'perhaps') =>
    waitingWords(row({ state: 'sent', sent: { at, means: 'mail', mail } }), now)
  assert.is(says('refused'), 'the e-mail did not arrive')
  assert.is(says('perhaps'), 'the e-mail was perhaps not sent')
  const words = mailWords({ state: 'refused', at, reason: 'no such mailbox' })
  assert.is(words, 'The e-mail was refused: no such mailbox')
})

test('tells what to do about an e-mail that was perhaps sent, whatever the reason', () => {
  const end = 'Ask the customer before you send it again.'
  assert.is(mailWords({ state: 'perhaps', at }), `The e-mail was perhaps sent. ${end}`)
  for (const reason of ['The site stopped.', 'The site stopped']) {
    const words = mailWords({ state: 'perhaps', at, reason })
    assert.is(words, `The e-mail was perhaps sent. The site stopped. ${end}`)
  }
})

test('says how a mail went in a sentence, with the reason where there is one', () => {
  const said = (state: Parameters<typeof mailWords>[0]['state']) => [
    mailWords({ state, at }),
    mailWords({ state, at, reason: 'Full' }),
  ]
  assert.equal(said('waiting'), [
    'The e-mail waits to be sent.',
    'The e-mail waits to be sent: Full',
  ])
  assert.equal(said('refused'), ['The e-mail was refused.', 'The e-mail was refused: Full'])
  assert.is(said('sending')[0], 'The e-mail is being sent.')
  assert.is(said('sent')[0], 'The e-mail was sent.')
})

test('counts whole days that something waits, from the first one on', () => {
  const after = (hours: number) => waitingWords(row({}), Date.parse(at) + hours * 3_600_000)
  assert.equal([23.9, 24, 47.9, 48].map(after), [
    'waits for you',
    'waits for you, one day',
    'waits for you, one day',
    'waits for you, 2 days',
  ])
})

test('a mail needs a person where it was refused or perhaps sent', () => {
  const lost = (['waiting', 'sending', 'sent', undefined] as const).map(isMailLost)
  assert.equal(lost, [false, false, false, false])
  assert.equal((['refused', 'perhaps'] as const).map(isMailLost), [true, true])
})

test.run()
