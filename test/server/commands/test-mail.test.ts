import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Mailbox, openMailbox } from '../../support/mailbox.ts'
import { ownerOf } from '../../support/owner.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('the command test-mail')

const folder = await temporaryFolder()
const login = { user: 'site', pass: 's3cret' }

const typed = (SMTP_URL: string, words: string[] = [], NOTIFY_TO = 'owner@example.com') =>
  ownerOf(folder, { SMTP_URL, NOTIFY_TO })(['test-mail', ...words])

const signingIn = ({ url }: Mailbox) => url.replace('//', '//site:s3cret@')

test('a delivered mail prints server, sender, encryption and recipients', async () => {
  const box = await openMailbox({ login, encryption: 'STARTTLS' })
  const { code, out, errors } = await typed(`${signingIn(box)}?tls.rejectUnauthorized=false`)
  assert.equal([code, errors], [0, ''])
  assert.equal(out.split('\n').slice(0, 4), [
    `Mail server: 127.0.0.1, port ${box.port}`,
    'From: owner@example.com',
    'Connection: encrypted',
    'Accepted: owner@example.com',
  ])
  assert.match(box.mails[0]?.raw ?? '', 'Subject: Test: mail from your website arrives')

  const plain = await openMailbox({ login })
  const other = await typed(signingIn(plain), ['other@example.com'])
  assert.match(other.out, 'Connection: not encrypted\nAccepted: other@example.com\n')
  assert.equal(plain.mails[0]?.to, ['other@example.com'])
})

test('an undelivered mail prints the reason without the password', async () => {
  const closed = await openMailbox()
  await closed.close()
  const wrongPassword = await openMailbox({ login: { ...login, pass: 'other' } })
  const plain = await openMailbox({ login })
  const gone = await openMailbox({ login, refusedAddress: 'gone@example.com' })
  const afar = signingIn(plain).replace('127.0.0.1', '0.0.0.0')
  const cases: [url: string, errors: RegExp][] = [
    [closed.url, /^127\.0\.0\.1 refuses connections on port \d+ \(ECONNREFUSED\): [^\n]+\.\n$/],
    [signingIn(wrongPassword), /^127\.0\.0\.1 refuses the user or the password [^\n]+\.\n$/],
    [signingIn(gone), /^127\.0\.0\.1 refuses to deliver to gone@example\.com \(550 [^\n]+\.\n$/],
    [afar, /^0\.0\.0\.0 offers no encryption on port \d+, so the password [^\n]+\.\n$/],
  ]
  for (const [url, expected] of cases) {
    const { code, out, errors } = await typed(url, ['gone@example.com'])
    assert.is(code, 1)
    assert.match(errors, expected)
    assert.match(out, /^Mail server: [\d.]+, port \d+\n/)
    assert.not.match(out + errors, 's3cret')
  }
})

test('one rejected recipient of two ends with exit code 1', async () => {
  const box = await openMailbox({ refusedAddress: 'gone@example.com' })
  const { code, out, errors } = await typed(box.url, [], 'owner@example.com,gone@example.com')
  assert.is(code, 1)
  assert.match(out, 'Accepted: owner@example.com\n')
  assert.match(errors, 'refuses to deliver to gone@example.com (550')
})

test('missing settings and usage errors are reported', async () => {
  const none = await typed('', [], '')
  assert.equal(
    [none.code, none.errors],
    [1, 'No mail server is set. Set SMTP_URL and NOTIFY_TO.\n'],
  )
  const wrong = await typed('smtp://127.0.0.1', ['owner'])
  assert.equal([wrong.code, wrong.errors], [2, '"owner" is no e-mail address. See --help.\n'])
})

test.run()
