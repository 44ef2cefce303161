import * as assert from 'uvu/assert'
import { suite } from '#test'
import { mailbox } from '../../../server/mail/mailbox.ts'
import { messageIdOf, momentOf } from '../../../server/mail/message.ts'

const test = suite('what all mails of a site have')

test('a time to the minute, and an id at the host of the sender', () => {
  assert.is(momentOf('2026-11-22T03:10:59.123Z'), '2026-11-22 03:10 UTC')
  assert.is(messageIdOf('q1', { name: '', address: 'site@example.com' }), '<q1@example.com>')
})

test('a sender that is an address, or a name with one', () => {
  const read = (text: string) => mailbox.safeParse(text).data
  assert.equal(read(' site@example.com '), { name: '', address: 'site@example.com' })
  assert.equal(read('Show Room <site@example.com>'), {
    name: 'Show Room',
    address: 'site@example.com',
  })
  assert.equal(read('"Showroom, Nairobi" <site@example.com>')?.name, 'Showroom, Nairobi')
  assert.is(read('<site@example.com>')?.name, '')
})

test('no sender whose name or address would end its line', () => {
  const wrong = [
    '',
    'site',
    'A <site>',
    'A <site@example.com> B',
    'A\r\nBcc: b@x.ke <a@x.ke>',
    'a b@x.ke',
  ]
  for (const text of wrong) {
    const { error } = mailbox.safeParse(text)
    assert.match(error?.issues[0]?.message ?? '', 'takes an e-mail address', text)
  }
})

test.run()
