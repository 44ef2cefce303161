import * as assert from 'uvu/assert'
import { suite } from '#test'
import { mailbox } from '../../../../server/base/mail/mailbox.ts'
import { messageIdOf, momentOf } from '../../../../server/base/mail/message.ts'
import { senderOf } from '../../../../server/base/mail/sender.ts'

const test = suite('sender of mails to the owner')

test('is MAIL_FROM, named like the company where it has no name', () => {
  const settings = { smtpUrl: 'smtp://site%40example.com:x@mail.example.com' }
  const address = 'other@example.com'
  assert.equal(senderOf({ ...settings, mailFrom: { name: '', address } }, 'Prefab'), {
    name: 'Prefab',
    address,
  })
  assert.equal(senderOf({ ...settings, mailFrom: { name: 'Shop', address } }, 'Prefab'), {
    name: 'Shop',
    address,
  })
})

test('is the mailbox that signs in, else the first that is written to', () => {
  const to = { notifyTo: ['a@example.com', 'b@example.com'] }
  const addressOf = (smtpUrl: string, more = {}) => senderOf({ smtpUrl, ...more }, 'P').address
  assert.is(addressOf('smtp://site%40example.com:x@mail.example.com', to), 'site@example.com')
  assert.is(addressOf('smtp://site:x@mail.example.com', to), 'a@example.com')
  assert.is(addressOf('smtp://mail.example.com'), '')
})

test('is read from an address, or a name and an address', () => {
  const read = (text: string) => mailbox.safeParse(text).data
  const address = 'a@example.com'
  assert.equal(read(' a@example.com '), { name: '', address })
  assert.equal(read('<a@example.com>'), { name: '', address })
  assert.equal(read('Show room <a@example.com>'), { name: 'Show room', address })
  assert.equal(read('"Show, room" <a@example.com>'), { name: 'Show, room', address })
  for (const text of ['', 'a', 'Show room a@example.com', 'A\nB <a@example.com>', 'A <a>', '<>']) {
    assert.is(read(text), undefined, text)
  }
})

test('has message ids of its domain, and times in UTC that people can read', () => {
  assert.is(messageIdOf('7', { name: '', address: 'a@example.com' }), '<7@example.com>')
  assert.is(momentOf('2026-11-22T03:10:59.123Z'), '2026-11-22 03:10 UTC')
})

test.run()
