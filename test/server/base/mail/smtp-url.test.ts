import * as assert from 'uvu/assert'
import { suite } from '#test'
import { mailServerOf, needsEncryption, smtpUrl } from '../../../../server/base/mail/smtp-url.ts'

const test = suite('address of a mail server')

const isTaken = (text: string) => smtpUrl.safeParse(text).success

test('has the parts of a URL, decoded', () => {
  assert.equal(mailServerOf('smtp://site%40example.com:s3%2Fcret@mail.example.com:2525'), {
    host: 'mail.example.com',
    port: 2525,
    user: 'site@example.com',
    password: 's3/cret',
    isSecure: false,
  })
  assert.is(mailServerOf('smtp://[::1]').host, '::1')
})

test('has the usual port where none is named', () => {
  assert.is(mailServerOf('smtps://mail.example.com').port, 465)
  assert.is(mailServerOf('smtp://mail.example.com').port, 587)
  assert.is(mailServerOf('smtps://mail.example.com').isSecure, true)
})

test('is taken with credentials that are encoded, or without', () => {
  for (const text of [
    'smtp://mail.example.com',
    'smtps://mail.example.com:465/',
    'smtps://site:s3cret@mail.example.com',
    'smtps://site%40example.com:s3%2Fcret@mail.example.com',
    'smtp://mail.example.com/?tls.rejectUnauthorized=false',
  ]) {
    assert.ok(isTaken(text), text)
  }
})

test('is refused with credentials that are not, or of another kind', () => {
  for (const text of [
    'smtps://site@example.com:s3cret@mail.example.com',
    'smtps://site:s3/cret@mail.example.com',
    'smtps://site:s3?cret@mail.example.com',
    'smtps://site:s3#cret@mail.example.com',
    'smtps://si/te@mail.example.com',
    'smtps://site:25?cret@mail.example.com',
    'smtps://site:100%@mail.example.com',
    'https://mail.example.com',
    'mail.example.com',
    'smtp://',
    '',
  ]) {
    assert.not(isTaken(text), text)
  }
})

test('needs encryption for a user or a password that leaves this machine', () => {
  for (const text of [
    'smtp://site:s3cret@mail.example.com',
    'smtp://site@mail.example.com',
    'smtp://:s3cret@mail.example.com',
    'smtp://site:s3cret@127.example.com',
    'smtp://site:s3cret@10.0.0.1',
  ]) {
    assert.is(needsEncryption(mailServerOf(text)), true, text)
  }
  for (const text of [
    'smtps://site:s3cret@mail.example.com',
    'smtp://mail.example.com',
    'smtp://site:s3cret@LOCALHOST',
    'smtp://site:s3cret@127.1.2.3',
    'smtp://site:s3cret@[::1]',
  ]) {
    assert.is(needsEncryption(mailServerOf(text)), false, text)
  }
})

test.run()
