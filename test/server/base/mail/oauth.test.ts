import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { accessTokens } from '../../../../server/base/mail/access-tokens.ts'
import { createMailer } from '../../../../server/base/mail/mailer.ts'
import type { OAuth } from '../../../../server/base/mail/oauth.ts'
import {
  openRotatedToken,
  rotatedTokens,
} from '../../../../server/features/operations/stores/rotated-token.ts'
import { readableLog } from '../../../support/log-lines.ts'
import { type Mailbox, openMailbox } from '../../../support/mailbox.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openTokenServer, type TokenServer } from '../../../support/token-server.ts'
import { until } from '../../../support/until.ts'

const test = suite('mail by OAuth 2')

const user = 'site@example.com'
const application = { clientId: 'an-id', clientSecret: 'the+s3cret' }
const person = { clientId: 'an-id', refreshToken: 'r/efresh' }

const message = {
  messageId: '<1@example.com>',
  from: { name: 'Showroom', address: user },
  to: ['owner@example.com'],
  subject: 'Test',
  text: 'Test',
  headers: {},
}

const settingsFor = (box: Mailbox, tokens: TokenServer, oauth: Omit<OAuth, 'tokenUrl'>) => ({
  smtpUrl: box.url.replace('//', `//${encodeURIComponent(user)}@`),
  smtpOauth: { tokenUrl: tokens.url, ...oauth },
})

function mailerFor(...given: Parameters<typeof settingsFor>) {
  const mailer = createMailer(settingsFor(...given))
  assert.ok(mailer)
  return { ...mailer, tried: async () => (await mailer.send(message)).problem?.text ?? '' }
}

test('an application signs in as itself, mails at the same time by one token', async () => {
  const tokens = await openTokenServer()
  const box = await openMailbox({ oauth: { user, takes: token => token === 'token-1' } })
  const { send, from } = mailerFor(box, tokens, application)
  const sent = await Promise.all([1, 2, 3].map(() => send(message)))
  await send(message)
  assert.equal([...new Set(sent.map(({ problem }) => problem))], [undefined])
  assert.is(box.mails.length, 4)
  assert.is(from('Showroom').address, user)
  assert.equal(tokens.requests, [
    {
      client_id: 'an-id',
      client_secret: 'the+s3cret',
      grant_type: 'client_credentials',
      scope: 'https://outlook.office365.com/.default',
    },
  ])
})

test('a refresh token gets a new access token once the last one has expired', async () => {
  const tokens = await openTokenServer()
  tokens.answer = (_, count) => ({ body: { access_token: `token-${count}`, expires_in: '0' } })
  const box = await openMailbox({ oauth: { user, takes: () => true } })
  const { send } = mailerFor(box, tokens, person)
  for (const _ of [1, 2]) assert.is((await send(message)).problem, undefined)
  const form = { client_id: 'an-id', grant_type: 'refresh_token', refresh_token: 'r/efresh' }
  assert.equal(tokens.requests, [form, form])
})

for (const refuses of ['challenge', 'at once'] as const) {
  test(`a token that ended early is renewed once, refused ${refuses}`, async () => {
    const tokens = await openTokenServer()
    let valid = 'token-1'
    const box = await openMailbox({ oauth: { user, takes: token => token === valid, refuses } })
    const { tried } = mailerFor(box, tokens, application)
    assert.is(await tried(), '')
    valid = 'token-2'
    assert.is(await tried(), '')
    valid = 'none'
    assert.match(await tried(), 'does not let the site into the mailbox site@example.com')
    assert.is(tokens.requests.length, 3)
    valid = 'token-4'
    assert.is(await tried(), '')
    assert.is(box.mails.length, 3)
  })
}

test('what the token server answers has a cause and a cure, without a secret', async () => {
  const tokens = await openTokenServer()
  const box = await openMailbox({ oauth: { user, takes: () => true } })
  const refused = (error: string) => ({
    status: 400,
    body: { error, error_description: 'You sent the+s3cret the%2Bs3cret r/efresh r%2Fefresh' },
  })
  const cases: [ReturnType<TokenServer['answer']>, RegExp][] = [
    [refused('invalid_client'), /^127\.0\.0\.1:\d+ refuses SMTP_OAUTH_CLIENT_ID or SMTP_OAUTH/],
    [refused('invalid_grant'), /refuses the refresh token.+: make a new one for SMTP_OAUTH_REF/],
    [refused('unauthorized_client'), /does not know the application/],
    [refused('invalid_scope'), /gives no token \(invalid_scope You sent/],
    [{ status: 500, body: '<p>the+s3cret' }, /gives no token just now \(HTTP 500\): wait/],
    [{ body: '<p>' }, /does not answer like a token server \(HTTP 200\): look at SMTP_OAUTH_TOK/],
    [{ body: { expires_in: 3600 } }, /does not answer like a token server \(HTTP 200\)/],
    [{ status: 302, body: '' }, /does not answer like a token server \(HTTP 302\)/],
  ]
  const oauth = { ...application, ...person }
  for (const [answer, text] of cases) {
    tokens.answer = () => answer
    const { problem, isUncertain } = await mailerFor(box, tokens, oauth).send(message)
    assert.match(problem?.text ?? '', text)
    assert.not.match(problem?.text ?? '', /s3cret|efresh(?! token)/)
    assert.equal([problem?.isFinal, isUncertain], [false, false])
  }
  const away = mailerFor(box, { ...tokens, url: 'http://127.0.0.1:1/token' }, oauth)
  assert.match(
    await away.tried(),
    /^127\.0\.0\.1:1 cannot be reached \(\w[^)]+\): look at SMTP_OAUTH/,
  )
  assert.equal(box.signIns, [])
})

test('the token is not told of where the mail server quotes it', async () => {
  const tokens = await openTokenServer()
  const box = await openMailbox({ oauth: { user, takes: () => false } })
  assert.not.match(await mailerFor(box, tokens, application).tried(), 'token-1')
})

test('a token server without an answer is given up', async () => {
  const tokens = await openTokenServer()
  tokens.answer = () => undefined
  const { get } = accessTokens({ tokenUrl: tokens.url, ...application }, undefined, 50)
  const error = await get().catch(error => error)
  assert.equal([error.code, error.message], ['EOAUTH2', 'ETIMEDOUT'])
  tokens.answer = () => ({ body: { access_token: 'late', expires_in: 60 } })
  const { text } = await until('a token', () => get().catch(() => undefined))
  assert.is(text, 'late')
})

test('a server that takes tokens alone is not sent the password', async () => {
  const box = await openMailbox({ oauth: { user, takes: () => true } })
  const smtpUrl = box.url.replace('//', `//${encodeURIComponent(user)}:s3cret@`)
  const { problem } = (await createMailer({ smtpUrl })?.send(message)) ?? {}
  assert.match(problem?.text ?? '', /^127\.0\.0\.1 takes no passwords, so none was sent .+OAuth 2/)
  assert.is(problem?.isFinal, false)
  assert.equal(box.signIns, [])
})

test('a rotated refresh token is used from then on, until the settings have another', async () => {
  const tokens = await openTokenServer()
  const file = join(await temporaryFolder(), 'mail-token.json')
  const box = await openMailbox({ oauth: { user, takes: () => true } })
  tokens.answer = (_, count) => ({
    body: { access_token: 'one', expires_in: 0, refresh_token: `rotated-${count}` },
  })
  /** One start of the site. */
  async function send(refreshToken: string) {
    const store = await openRotatedToken({ file })
    const settings = settingsFor(box, tokens, { ...person, refreshToken })
    const { log } = readableLog()
    const mailer = createMailer(settings, rotatedTokens(store, settings.smtpOauth, log))
    assert.is((await mailer?.send(message))?.problem, undefined)
    await store.settled()
  }
  await send('first')
  await send('first')
  await send('second')
  await send('second')
  assert.equal(
    tokens.requests.map(form => form.refresh_token),
    ['first', 'rotated-1', 'second', 'rotated-3'],
  )
  assert.not.match(await readFile(file, 'utf8'), /rotated|second/)
})

test.run()
