import * as assert from 'uvu/assert'
import { suite } from '#test'
import { mailReply, whatsappReply } from '../../../../web/admin/inquiries/reply.ts'

const test = suite('replies to an inquiry')

const company = { companyName: 'Nairobi Prefab & Interiors', whatsapp: '+254 700 000 000' }
const asked = {
  name: 'Amina & Co',
  email: 'amina+site@example.com',
  phone: '0712 345 678',
  subject: '',
  message: 'Four chairs.\nIn oak?',
}

test('by e-mail start with the name and quote the inquiry', () => {
  const url = new URL(mailReply(asked, company))
  assert.is(decodeURIComponent(url.pathname), asked.email)
  assert.is(url.searchParams.get('subject'), 'Re: Your inquiry to Nairobi Prefab & Interiors')
  const lines = url.searchParams.get('body')?.split('\r\n') ?? []
  assert.is(lines[0], 'Hello Amina & Co,')
  assert.equal(lines.slice(-2), ['> Four chairs.', '> In oak?'])
})

test('by e-mail keep the subject and stay short enough for a URL', () => {
  const long = { ...asked, subject: 'Quote for Ch12', message: 'x'.repeat(4000) }
  const url = new URL(mailReply(long, company))
  assert.is(url.searchParams.get('subject'), 'Re: Quote for Ch12')
  assert.ok(url.href.length < 2000, `${url.href.length} characters`)
})

test('by e-mail quote 500 letters whole, and shorten what is longer', () => {
  const quoteOf = (length: number) =>
    new URL(mailReply({ ...asked, message: 'x'.repeat(length) }, company)).searchParams
      .get('body')
      ?.split('> ')[1]
  assert.is(quoteOf(500), 'x'.repeat(500))
  assert.is(quoteOf(501), `${'x'.repeat(500)}…`)
})

test('by e-mail have chosen words, without the quote where both would be too long', () => {
  const bodyOf = (text: string) =>
    new URL(mailReply(asked, company, text)).searchParams.get('body') ?? ''
  assert.is(
    bodyOf('Hello,\nwe can do that.'),
    'Hello,\r\nwe can do that.\r\n\r\n\r\n> Four chairs.\r\n> In oak?',
  )
  const long = 'x'.repeat(1850)
  assert.is(bodyOf(long), long)
})

test('on WhatsApp have chosen words', () => {
  const url = new URL(whatsappReply(asked, company, 'Hello,\nwe can do that.') ?? '')
  assert.is(url.searchParams.get('text'), 'Hello,\nwe can do that.')
})

test('by e-mail cannot get other recipients by the address', () => {
  const url = mailReply({ ...asked, email: 'a@example.com?bcc=x@example.com&a=b' }, company)
  assert.not(new URL(url).searchParams.has('bcc'))
})

test('on WhatsApp contain the name and reach the number', () => {
  const url = new URL(whatsappReply(asked, company) ?? '')
  assert.is(url.origin + url.pathname, 'https://wa.me/254712345678')
  assert.match(url.searchParams.get('text') ?? '', /^Hello Amina & Co, thank you .* Nairobi Prefab/)
})

test('on WhatsApp are not offered for invalid phone numbers', () => {
  for (const phone of ['', '12', 'call me', '+1', '0'.repeat(20)]) {
    assert.is(whatsappReply({ ...asked, phone }, company), undefined, phone)
  }
})

test.run()
