import * as assert from 'uvu/assert'
import { suite } from '#test'
import { messageOf } from '../../../../../server/features/quotes/sending/message.ts'
import type { Edition, Quote, QuoteContent } from '../../../../../web/features/quotes/contract.ts'
import { totalsOf } from '../../../../../web/features/quotes/sums/totals.ts'
import { quoteContent } from '../document/paper.ts'

const test = suite('mail that takes a quote to its customer')

const letterhead = {
  ...{ companyName: 'Amani', email: 'info@example.com' },
  ...{ phone: '+254700000000', origin: 'https://example.org' },
}

function mail(content: Partial<QuoteContent> = {}, said: Partial<Edition> = {}) {
  const whole = quoteContent(content)
  const edition = { edition: 1, content: whole, totals: totalsOf(whole), letterhead, ...said }
  const quote = { id: 'q1', number: '2026-0042', url: '/quotes/AAAA' }
  return messageOf({
    quote: quote as unknown as Quote,
    edition: edition as unknown as Edition,
    from: { name: 'Amani', address: 'site@example.com' },
    pdf: Buffer.from('%PDF'),
  })
}

test('says which quote it is, its total, until when it holds, and where to answer', () => {
  const { subject, text, to, replyTo, attachments } = mail()
  assert.is(subject, 'Quote 2026-0042 from Amani')
  assert.equal(to, ['wanjiru@example.com'])
  assert.equal(replyTo, { name: 'Amani', address: 'info@example.com' })
  assert.match(text, 'Here is quote 2026-0042 of Amani: KES 1,298,040, VAT included.')
  assert.match(text, 'It is valid until 21 December 2026.')
  assert.match(text, '\nhttps://example.org/quotes/AAAA\n')
  assert.match(text, '\nDelivered and assembled.')
  assert.ok(text.endsWith('\nAmani\n+254700000000\n'))
  assert.equal(
    attachments?.map(({ filename }) => filename),
    ['Quote-2026-0042.pdf'],
  )
})

test('each version is a message of its own, named in it', () => {
  const second = mail({}, { edition: 2 })
  assert.is(second.subject, 'Quote 2026-0042, version 2, from Amani')
  assert.is(second.messageId, '<q1-2@example.com>')
  assert.is(mail().messageId, '<q1-1@example.com>')
})

test('VAT is named at any rate above nothing', () => {
  const rate = (rate: number) => mail({ vat: { rate, included: true } }).text
  assert.match(rate(0.5), ', VAT included.')
  assert.not.match(rate(0), 'VAT')
})

test('what the company has not said leaves no blank line', () => {
  const { text, replyTo } = mail({ note: '' }, { letterhead: { companyName: 'Amani' } })
  assert.not.match(text, '\n\n\n')
  assert.ok(text.endsWith('\nAmani\n'))
  assert.is(replyTo, undefined)
})

test.run()
