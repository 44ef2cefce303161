import { spawnSync } from 'node:child_process'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../support/built-server.ts'
import { visit } from '../support/http.ts'
import { inquiry } from '../support/inquiry.ts'
import { openMailbox } from '../support/mailbox.ts'
import { ownerOf } from '../support/owner.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { openTokenServer } from '../support/token-server.ts'
import { until } from '../support/until.ts'

const test = suite('mails of a site that signs in by OAuth 2')

test('wait while the token is refused, and arrive after; no secret is in log or data', async () => {
  const folder = await temporaryFolder()
  const tokens = await openTokenServer()
  const user = 'site@example.com'
  const box = await openMailbox({ oauth: { user, takes: token => token === 's3cret-access' } })
  const settings = {
    SMTP_URL: box.url.replace('//', '//site%40example.com@'),
    NOTIFY_TO: 'owner@example.com',
    SMTP_OAUTH_CLIENT_ID: 'an-id',
    SMTP_OAUTH_CLIENT_SECRET: 's3cret-of-application',
    SMTP_OAUTH_REFRESH_TOKEN: 's3cret-refresh',
    SMTP_OAUTH_TOKEN_URL: tokens.url,
  }
  tokens.answer = form => ({
    status: 401,
    body: { error: 'invalid_client', error_description: `not ${form.client_secret}` },
  })
  const server = await builtServer(folder, { ...settings, LOG_LEVEL: 'trace' })
  await server.start()
  const answer = await visit(server.url)('/api/contact', { json: inquiry({ subject: 'One' }) })
  assert.is(answer.status, 201)
  const { why } = await until('the failure', () =>
    server.lines.find(({ msg }) => msg === 'mail not sent'),
  )
  assert.match(String(why), 'refuses SMTP_OAUTH_CLIENT_ID or SMTP_OAUTH_CLIENT_SECRET')
  await server.end('SIGTERM')

  tokens.answer = form => ({
    body: {
      access_token: 's3cret-access',
      expires_in: 0,
      ...(form.refresh_token === 's3cret-refresh' && { refresh_token: 's3cret-rotated' }),
    },
  })
  await server.start()
  await box.has(1)
  assert.match(box.mails[0]?.raw ?? '', 'Subject: One')
  await until('the mail to be recorded', () => server.lines.some(({ msg }) => msg === 'mail sent'))
  const owner = ownerOf(folder, settings)
  const { code, out, errors } = await owner(['test-mail'])
  assert.equal([code, errors], [0, ''])
  assert.match(out, 'Accepted: owner@example.com')
  assert.is(tokens.requests.at(-1)?.refresh_token, 's3cret-rotated')
  await server.end('SIGTERM')

  assert.not.match(JSON.stringify(server.lines), 's3cret')
  const matches = spawnSync('grep', ['-r', 's3cret', `${folder}/data`], { encoding: 'utf8' })
  assert.equal([matches.status, matches.stdout], [1, ''])
})

test.run()
