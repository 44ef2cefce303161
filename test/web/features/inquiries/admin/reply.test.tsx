import { flushSync } from 'react-dom'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Field } from '../../../../../web/admin/ui/field.tsx'
import { SelectField } from '../../../../../web/admin/ui/select-field.tsx'
import type { Inquiry } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { mailReply, whatsappReply } from '../../../../../web/features/inquiries/admin/reply.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, emptyClient } from '../../../../support/rendered.tsx'

openAdminPage()
const { ReplyActions } = await import(
  '../../../../../web/features/inquiries/admin/reply-actions.tsx'
)

const test = suite('replies to an inquiry')

const words = [
  { id: 'w1', title: 'Visit', text: 'Come and see us, {name}.' },
  { id: 'w2', title: 'Long', text: 'x'.repeat(3000) },
]

let count = 0

function open(said: Partial<Inquiry> = {}) {
  const client = emptyClient()
  client.setQueryData([api.answerWords], { words })
  const inquiry = {
    ...{
      id: `i${count++}`,
      name: 'Amina',
      email: 'amina@example.com',
      phone: '+254 712 345678',
      items: [],
    },
    ...{ subject: 'Chairs', message: 'Four.', stage: 'new', askedAt: null, ...said },
  } as Inquiry
  let answered = 0
  const live = liveHook(() => ReplyActions({ inquiry, onAnswered: () => answered++ }), { client })
  const links = () => elementsIn(live.now).filter(({ type }) => type === 'a')
  const text = () => elementsIn(live.now).find(({ type }) => type === Field)?.props
  const choose = (value: string) =>
    flushSync(() => elementIn(live.now, SelectField).props.onChange({ target: { value } }))
  const chosen = () => elementIn(live.now, SelectField).props.value as string
  const type = (value: string) => flushSync(() => text()?.onChange({ target: { value } }))
  const mail = () => decodeURIComponent(links()[0]?.props.href)
  return { links, text, choose, chosen, type, mail, answered: () => answered }
}

test('a reply begins with a greeting, until other words are chosen and changed', () => {
  const { text, choose, chosen, type, mail } = open()
  assert.match(mail(), 'Hello Amina,')
  assert.is(text(), undefined)
  choose('w1')
  assert.is(chosen(), 'w1')
  assert.match(text()?.value, 'Come and see us')
  assert.match(mail(), 'Come and see us')
  assert.not.match(mail(), 'Hello Amina,')
  type('Come on Friday.')
  assert.match(mail(), 'Come on Friday.')
  type('  ')
  assert.match(mail(), 'Hello Amina,')
  choose('')
  assert.equal([chosen(), text()], ['', undefined])
  choose('gone')
  assert.equal([chosen(), text()], ['', undefined])
})

test('a reply says that some mail programs cut a long text', () => {
  const { text, choose } = open()
  choose('w1')
  assert.is(text()?.note, undefined)
  choose('w2')
  assert.match(text()?.note, 'Some mail programs cut')
})

test('a reply goes by WhatsApp where there is a number', () => {
  assert.is(open().links().length, 2)
  assert.is(open({ phone: '' }).links().length, 1)
})

test('a reply counts as the answer of one that waits, not of one that has ended', () => {
  const waiting = open()
  for (const { props } of waiting.links()) props.onClick()
  assert.is(waiting.answered(), 2)
  const ended = open({ stage: 'done' as never })
  for (const { props } of ended.links()) props.onClick()
  assert.is(ended.answered(), 0)
})

const company = { companyName: 'Nairobi Prefab & Interiors', number: '+254 700 000 000' }

const asked = {
  name: 'Amina & Co',
  email: 'amina+site@example.com',
  phone: '0712 345 678',
  subject: '',
  message: 'Four chairs.\nIn oak?',
}

test('replies by e-mail start with the name and quote the inquiry', () => {
  const url = new URL(mailReply(asked, company))
  assert.is(decodeURIComponent(url.pathname), asked.email)
  assert.is(url.searchParams.get('subject'), 'Re: Your inquiry to Nairobi Prefab & Interiors')
  const lines = url.searchParams.get('body')?.split('\r\n') ?? []
  assert.is(lines[0], 'Hello Amina & Co,')
  assert.equal(lines.slice(-2), ['> Four chairs.', '> In oak?'])
})

test('replies by e-mail keep the subject and stay short enough for a URL', () => {
  const long = { ...asked, subject: 'Quote for Ch12', message: 'x'.repeat(4000) }
  const url = new URL(mailReply(long, company))
  assert.is(url.searchParams.get('subject'), 'Re: Quote for Ch12')
  assert.ok(url.href.length < 2000, `${url.href.length} characters`)
})

test('replies by e-mail quote 500 letters whole, and shorten what is longer', () => {
  const quoteOf = (length: number) =>
    new URL(mailReply({ ...asked, message: 'x'.repeat(length) }, company)).searchParams
      .get('body')
      ?.split('> ')[1]
  assert.is(quoteOf(500), 'x'.repeat(500))
  assert.is(quoteOf(501), `${'x'.repeat(500)}…`)
})

test('replies by e-mail have chosen words, without the quote where both would be too long', () => {
  const bodyOf = (text: string) =>
    new URL(mailReply(asked, company, text)).searchParams.get('body') ?? ''
  assert.is(
    bodyOf('Hello,\nwe can do that.'),
    'Hello,\r\nwe can do that.\r\n\r\n\r\n> Four chairs.\r\n> In oak?',
  )
  const long = 'x'.repeat(1850)
  assert.is(bodyOf(long), long)
})

test('replies on WhatsApp have chosen words', () => {
  const url = new URL(whatsappReply(asked, company, 'Hello,\nwe can do that.') ?? '')
  assert.is(url.searchParams.get('text'), 'Hello,\nwe can do that.')
})

test('replies by e-mail cannot get other recipients by the address', () => {
  const url = mailReply({ ...asked, email: 'a@example.com?bcc=x@example.com&a=b' }, company)
  assert.not(new URL(url).searchParams.has('bcc'))
})

test('replies on WhatsApp contain the name and reach the number', () => {
  const url = new URL(whatsappReply(asked, company) ?? '')
  assert.is(url.origin + url.pathname, 'https://wa.me/254712345678')
  assert.match(url.searchParams.get('text') ?? '', /^Hello Amina & Co, thank you .* Nairobi Prefab/)
})

test('replies on WhatsApp are not offered for invalid phone numbers', () => {
  for (const phone of ['', '12', 'call me', '+1', '0'.repeat(20)]) {
    assert.is(whatsappReply({ ...asked, phone }, company), undefined, phone)
  }
})

test.run()
