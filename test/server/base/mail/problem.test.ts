import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MailError } from '../../../../server/base/mail/mail-error.ts'
import type { OAuth } from '../../../../server/base/mail/oauth.ts'
import { problemOf } from '../../../../server/base/mail/problem.ts'
import { mailServerOf } from '../../../../server/base/mail/smtp-url.ts'

const test = suite('why a mail was not sent')

const login = 'smtp://site:s3cret@mail.example.com'

function problem(error: Partial<MailError>, url = login, oauth?: OAuth) {
  const whole = Object.assign(new Error(error.message ?? 'It failed'), error)
  const server = mailServerOf(url)
  const notifyTo = ['owner@example.com']
  return problemOf({ error: whole, server, from: 'site@example.com', notifyTo, oauth })
}

const textOf = (...given: Parameters<typeof problem>) => problem(...given).text

test('only a mail that the server rejects for good is not tried again', () => {
  for (const code of ['EENVELOPE', 'EMESSAGE']) {
    assert.is(problem({ code, responseCode: 500 }).isFinal, true)
    assert.is(problem({ code, responseCode: 499 }).isFinal, false)
  }
  assert.is(problem({ code: 'EAUTH', responseCode: 535 }).isFinal, false)
  assert.is(problem({ code: 'EENVELOPE' }).isFinal, false)
})

test('a wrong password is told as such', () => {
  const text = textOf({ code: 'EAUTH', response: '535 Wrong' })
  assert.match(
    text,
    /^mail\.example\.com refuses the user or the password of SMTP_URL \(535 Wrong\)/,
  )
})

test('a rejected mail names what the server minds', () => {
  const code = 'EENVELOPE'
  const wantsLogin = { code, responseCode: 530 }
  assert.match(textOf(wantsLogin, 'smtp://mail.example.com'), 'only of those who sign in')
  assert.match(textOf(wantsLogin), 'lets nobody sign in on port 587')
  assert.match(textOf({ code, command: 'MAIL FROM' }), 'refuses the sender site@example.com')
  const rejected = ['a@example.com', 'b@example.com']
  const recipients = textOf({ code, command: 'RCPT TO', rejected })
  assert.match(recipients, 'refuses to deliver to a@example.com, b@example.com')
  assert.not.match(recipients, 'NOTIFY_TO')
  const ofOwner = textOf({ code, command: 'RCPT TO', rejected: ['owner@example.com'] })
  assert.match(ofOwner, 'look whether that is the right address in NOTIFY_TO.')
  assert.match(textOf({ code: 'EMESSAGE', command: 'DATA' }), 'did not take the mail')
})

test('the answers of Microsoft 365 and Gmail are told with their cause', () => {
  const code = 'EAUTH'
  const tokenUrl = 'https://login.example.com/token'
  const application: OAuth = { tokenUrl, clientId: 'id', clientSecret: 'secret' }
  const person: OAuth = { tokenUrl, clientId: 'id', refreshToken: 'refresh' }
  const off =
    '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the'
  const rule = '535 5.7.139 Authentication unsuccessful, the request did not meet the criteria'
  const noPassword = 'mail.example.com takes no password for this mailbox'
  const wrong = '535 5.7.3 Authentication unsuccessful'
  const sendAs = { code: 'EMESSAGE', responseCode: 554 }
  const cases: [error: Partial<MailError>, text: string, oauth?: OAuth][] = [
    [{ code, response: '454 4.7.0 Too many login attempts' }, 'sign in just now'],
    [{ code, response: off }, 'lets no program send from the mailbox site'],
    [{ code, response: off }, 'turn on Authenticated SMTP', application],
    [{ code, response: rule }, noPassword],
    [{ code, response: '550 5.7.30 Basic authentication is not supported' }, noPassword],
    [{ code, response: rule }, 'A rule of your Microsoft 365', application],
    [{ code, response: wrong }, 'give the application SMTP.SendAsApp', application],
    [{ code, response: wrong }, 'make the refresh token while signed in', person],
    [
      { code, response: '534-5.7.9 Application-specific password required' },
      'make an app password',
    ],
    [{ code, response: '535-5.7.8 Username and Password not accepted' }, 'refuses the user or the'],
    [{ ...sendAs, response: '554 5.2.252 SendAsDenied; a' }, 'set MAIL_FROM to site'],
    [{ ...sendAs, response: '550 5.7.60 SMTP; Client' }, 'not let site send as site@example.com'],
  ]
  for (const [error, text, oauth] of cases) assert.match(textOf(error, login, oauth), text)
})

test('a server without encryption gets no password, and is named so', () => {
  for (const command of ['EHLO', 'STARTTLS']) {
    const error = { code: 'ETLS', command, response: '502 No' }
    assert.match(textOf(error), 'offers no encryption on port 587')
    assert.not.match(textOf(error, 'smtp://mail.example.com'), 'encryption')
    assert.not.match(textOf({ ...error, responseCode: 421 }), 'encryption')
  }
  assert.not.match(textOf({ command: 'EHLO' }), 'encryption')
  assert.not.match(textOf({ command: 'CONN', response: '554 No' }), 'encryption')
})

test('a server that is not reached is told with its cause and what to do', () => {
  const cases: [error: Partial<MailError>, text: string][] = [
    [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, 'under the name mail.example.com (ENOTFOUND)'],
    [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'refuses connections on port 587'],
    [{ code: 'ETIMEDOUT' }, 'does not answer on port 587 (ETIMEDOUT): look at host and port'],
    [{ originalCode: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'cannot be trusted (SELF_SIGNED_CERT'],
    [{ originalCode: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'cannot be trusted'],
    [{ originalCode: 'UNABLE_TO_GET_ISSUER_X' }, 'cannot be trusted'],
    [{ originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'does not begin with encryption'],
    [{ originalCode: 'EPROTO' }, 'does not begin with encryption'],
    [{ code: 'EPROTOCOL', response: '554 On a list' }, 'turns this machine away on port 587 (554'],
    [{ code: 'ESOCKET', originalCode: 'ECONNRESET' }, 'closed the connection on port 587 (It fai'],
    [{ code: 'ECONNECTION' }, 'closed the connection'],
    [{ message: 'It is tired' }, 'could not be asked on port 587 (It is tired)'],
  ]
  for (const [error, text] of cases) assert.match(textOf(error), text)
})

test('a port that wants encryption at once is named where the server keeps silent on it', () => {
  const error = { code: 'ETIMEDOUT' }
  const hint = 'for this port SMTP_URL begins with smtps://'
  assert.match(textOf(error, 'smtp://mail.example.com:465'), hint)
  assert.not.match(textOf(error, 'smtps://mail.example.com:465'), hint)
  assert.not.match(textOf(error, 'smtp://mail.example.com:466'), hint)
})

test('no form of the password is in it', () => {
  const secrets = ['s3cret', 'AHNpdGUAczNjcmV0', 'czNjcmV0']
  const response = `535 You sent ${secrets.join(' ')}`
  for (const error of [{ response }, { message: response }]) {
    const text = textOf({ code: 'EAUTH', ...error })
    assert.match(text, '535 You sent … … …')
    for (const secret of secrets) assert.not.match(text, secret)
  }
  const open = textOf({ code: 'EAUTH', response: '535 s3cret' }, 'smtp://mail.example.com')
  assert.match(open, '535 s3cret')
})

test('it is one line of at most 500 characters, of which an answer takes 200', () => {
  const said = (response: string) => textOf({ code: 'EENVELOPE', response })
  assert.match(said(' 550 A\n B\t C '), '(550 A B C)')
  assert.match(said('d'.repeat(201)), `(${'d'.repeat(200)})`)
  const rejected = ['a'.repeat(600)]
  assert.is(textOf({ code: 'EENVELOPE', command: 'RCPT TO', rejected }).length, 500)
})

test.run()
