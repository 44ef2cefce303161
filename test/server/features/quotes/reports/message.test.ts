import * as assert from 'uvu/assert'
import { suite } from '#test'
import { messageOf } from '../../../../../server/features/quotes/reports/message.ts'
import type { QuoteReport } from '../../../../../server/features/quotes/store/reports.ts'
import type { Quote, QuoteContent } from '../../../../../web/features/quotes/contract.ts'
import { totalsOf } from '../../../../../web/features/quotes/sums/totals.ts'
import { quoteContent } from '../document/paper.ts'

const test = suite('mail that tells the owner of an answer')

function mail(report: Partial<QuoteReport>, publicUrl?: string, customer?: object) {
  const sent = quoteContent(customer && ({ customer } as Partial<QuoteContent>))
  const now = quoteContent({ customer: { name: 'As it is now' } })
  const editions = [{ edition: 2, content: sent, totals: totalsOf(sent) }]
  return messageOf({
    quote: { id: 'q1', number: '2026-0042', content: now, editions } as unknown as Quote,
    report: {
      ...{ about: 'accepted', text: 'W. Kamau', edition: 2, state: 'waiting' },
      ...{ at: '2026-11-22T03:10:59.000Z', ...report },
    } as QuoteReport,
    number: 3,
    ...{
      from: { name: 'Site', address: 'site@example.com' },
      to: ['owner@example.com'],
      publicUrl,
    },
  })
}

test('of an acceptance says by whom, which version, for how much, and where it stands', () => {
  const { subject, text, ...message } = mail({}, 'https://example.com')
  assert.is(subject, 'Quote 2026-0042 accepted by W. Kamau')
  assert.equal(text.split('\n'), [
    ...['W. Kamau has accepted quote 2026-0042, version 2.', 'KES 1,298,040', ''],
    ...['Wanjiru Kamau', 'wanjiru@example.com', ''],
    ...['Received 2026-11-22 03:10 UTC.', 'The quote: https://example.com/admin/quotes/q1', ''],
  ])
  assert.equal(message, {
    ...{ messageId: '<q1-report-3@example.com>', to: ['owner@example.com'] },
    from: { name: 'Site', address: 'site@example.com' },
    replyTo: { name: 'Wanjiru Kamau', address: 'wanjiru@example.com' },
    headers: { 'auto-submitted': 'auto-generated' },
  })
})

test('of a question has its words and all that is known of the customer, but no amount', () => {
  const customer = { name: 'Wanjiru', company: 'Savanna', phone: '0712' }
  const { subject, text, replyTo } = mail({ about: 'asked', text: 'When?' }, undefined, customer)
  assert.is(subject, 'Question of Wanjiru about quote 2026-0042')
  assert.equal(text.split('\n'), [
    ...['Wanjiru asks about quote 2026-0042, version 2:', '', 'When?', ''],
    ...['Wanjiru', 'Savanna', '0712', '', 'Received 2026-11-22 03:10 UTC.', ''],
  ])
  assert.is(replyTo, undefined)
})

test('of a version that is not there names the customer of the quote, and no amount', () => {
  const { text } = mail({ edition: 9 })
  assert.match(text, 'version 9.\n\nAs it is now\n')
})

test.run()
