import { type AddressInfo, createServer } from 'node:net'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { MailMessage } from '../../../../server/base/mail/message.ts'
import { mailTransport } from '../../../../server/base/mail/transport.ts'
import { openFailingSmtp, type SmtpFault } from '../../../support/failing-smtp.ts'
import { openMailbox } from '../../../support/mailbox.ts'

const test = suite('mail transport')

const login = { user: 'site', pass: 's3cret' }
const message: MailMessage = {
  messageId: '<1@example.com>',
  from: { name: 'Showroom', address: 'site@example.com' },
  to: ['owner@example.com'],
  subject: 'Test',
  text: 'Test',
  headers: {},
}

const transport = (smtpUrl: string) => mailTransport({ smtpUrl })

/** With a password, by an address that is local but not a loopback address. */
const fromAfar = (port: number, more = '') => `smtp://site:s3cret@0.0.0.0:${port}${more}`
const unchecked = '?tls.rejectUnauthorized=false'

test('a password is sent to another machine with STARTTLS only', async () => {
  const encrypted = await openMailbox({ login, encryption: 'STARTTLS' })
  const { problem, isEncrypted } = await transport(fromAfar(encrypted.port, unchecked))(message)
  assert.equal([problem, isEncrypted], [undefined, true])

  const plain = await openMailbox({ login })
  for (const wayOut of ['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true']) {
    const { problem } = await transport(fromAfar(plain.port, wayOut))(message)
    assert.match(problem?.text ?? '', /^0\.0\.0\.0 offers no encryption on port \d+, so the passw/)
    assert.is(problem?.isFinal, false)
  }
  assert.equal(plain.signIns, [])
  assert.is(plain.mails.length, 0)
})

test('a password is sent unencrypted to this machine', async () => {
  const box = await openMailbox({ login })
  for (const host of ['127.0.0.1', 'localhost']) {
    const send = transport(`smtp://site:s3cret@${host}:${box.port}`)
    assert.is((await send(message)).isEncrypted, false)
  }
  assert.is(box.mails.length, 2)
})

test('without a password encryption is not required', async () => {
  const box = await openMailbox()
  const { problem } = await transport(`smtp://0.0.0.0:${box.port}`)(message)
  assert.is(problem, undefined)
})

test('an untrusted certificate ends the connection before the password is sent', async () => {
  for (const encryption of ['STARTTLS', 'at once'] as const) {
    const box = await openMailbox({ login, encryption })
    const scheme = encryption === 'at once' ? 'smtps' : 'smtp'
    const send = transport(`${scheme}://site:s3cret@localhost:${box.port}`)
    assert.match((await send(message)).problem?.text ?? '', /^The certificate of localhost cannot/)
    assert.equal(box.signIns, [])
  }
})

test('each failure has a message with its cause and what to do', async () => {
  const plain = await openMailbox({ login })
  const secure = await openMailbox({ encryption: 'at once' })
  const wantsLogin = await openMailbox({ login })
  const noSender = await openMailbox({ refusedAddress: 'site@example.com' })
  const gone = await openMailbox()
  await gone.close()
  const unkind = createServer(socket => socket.end('554 Your address is on a list\r\n'))
  await new Promise<void>(resolve => unkind.listen(0, '127.0.0.1', resolve))
  use(() => unkind.close())
  const { port } = unkind.address() as AddressInfo
  const cases: [url: string, text: RegExp, isFinal: boolean][] = [
    ['smtp://no-such-name.invalid', /^No mail server is found under the name no-such-name/, false],
    [
      gone.url,
      /^127\.0\.0\.1 refuses connections on port \d+ \(ECONNREFUSED\): look at host/,
      false,
    ],
    [`smtp://127.0.0.1:${port}`, /turns this machine away on port \d+ \(554 Your addr/, false],
    [`smtps://127.0.0.1:${plain.port}`, /does not begin with encryption on port \d+ \(/, false],
    [
      `smtps://127.0.0.1:${secure.port}`,
      /^The certificate of 127\.0\.0\.1 cannot be trusted/,
      false,
    ],
    [wantsLogin.url, /takes mail only of those who sign in \(530 .+\): put user and passw/, true],
    [noSender.url, /refuses the sender site@example\.com \(550 .+\): set MAIL_FROM to/, true],
  ]
  for (const [url, text, isFinal] of cases) {
    const { problem } = await transport(url)(message)
    assert.match(problem?.text ?? '', text)
    assert.is(problem?.isFinal, isFinal, url)
  }
})

test('a mail is perhaps sent only where no answer came to its end', async () => {
  const outcome = async (fault: SmtpFault) => {
    const { url } = await openFailingSmtp(fault)
    const { problem, isUncertain, accepted } = await transport(url)(message)
    assert.equal([problem === undefined, accepted], [false, []], fault.at)
    return isUncertain
  }
  for (const at of ['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA'] as const) {
    assert.is(await outcome({ at }), false, at)
  }
  assert.is(await outcome({ at: '.' }), true)
  assert.is(await outcome({ at: '.', code: 451 }), false)
})

test('a mail that some recipients do not get says which', async () => {
  const box = await openMailbox({ refusedAddress: 'gone@example.com' })
  const { url } = box
  const both = { ...message, to: ['owner@example.com', 'gone@example.com'] }
  const { problem, accepted, refusal, isUncertain } = await transport(url)(both)
  assert.equal([problem, accepted, isUncertain], [undefined, ['owner@example.com'], false])
  assert.match(refusal ?? '', 'refuses to deliver to gone@example.com')
  assert.is((await transport(url)(message)).refusal, undefined)
})

test.run()
