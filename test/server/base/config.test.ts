import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { readConfig } from '../../../server/base/config.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('configuration')

const newKey = 'n'.repeat(32)
const oldKey = 'o'.repeat(40)

const faultOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    return error as Error
  }
}

test('without variables the defaults of the operations contract apply', () => {
  assert.equal(
    { ...readConfig({}) },
    {
      port: 3000,
      host: '0.0.0.0',
      dataDir: resolve('data'),
      uploadsDir: resolve('uploads'),
      shared: undefined,
      namesNode: false,
      backupDir: undefined,
      backupKeep: 7,
      publicUrl: undefined,
      adminPassword: undefined,
      sessionKeys: undefined,
      trustProxy: 0,
      makesAhead: true,
      logLevel: undefined,
      metricsToken: undefined,
      maxUploadBytes: 200 * 1024 * 1024,
      minPasswordLength: 6,
      loginLimit: { points: 10, seconds: 180 },
      contactLimit: { points: 5, seconds: 600 },
      contactLimitTotal: { points: 200, seconds: 3600 },
      smtpUrl: undefined,
      smtpOauth: undefined,
      notifyTo: undefined,
      mailFrom: undefined,
      backupCommand: undefined,
      starter: 'nairobi',
      isStaging: false,
      timeZone: 'Africa/Nairobi',
    },
  )
})

test('an empty variable counts as unset', () => {
  assert.equal(readConfig({ PORT: '', PUBLIC_URL: '' }), readConfig({}))
})

test('the configuration is frozen', () => {
  assert.throws(() => Object.assign(readConfig({}), { port: 1 }), TypeError)
})

test('values are parsed into types', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://example.com/',
    SESSION_KEYS: `${newKey}, ${oldKey}`,
    TRUST_PROXY: '2',
    MAKE_AHEAD: 'off',
    LOGIN_LIMIT: '20/30s',
    CONTACT_LIMIT: 'off',
    CONTACT_LIMIT_TOTAL: '1000/h',
    SMTP_URL: 'smtps://mail.example.com',
    NOTIFY_TO: 'a@example.com, b@example.com',
  })
  assert.is(config.publicUrl, 'https://example.com')
  assert.equal(config.sessionKeys, [newKey, oldKey])
  assert.is(config.trustProxy, 2)
  assert.is(config.makesAhead, false)
  assert.equal(config.loginLimit, { points: 20, seconds: 30 })
  assert.is(config.contactLimit, 'off')
  assert.equal(config.contactLimitTotal, { points: 1000, seconds: 3600 })
  assert.equal(config.notifyTo, ['a@example.com', 'b@example.com'])
})

const bad: Record<string, string[]> = {
  PORT: ['http', '65536', '-1', '80.5'],
  PUBLIC_URL: ['example.com', 'ftp://example.com', 'https://example.com/shop', 'https://a@b.c'],
  UPLOADS_DIR: ['data', 'data/uploads', '.'],
  BACKUP_DIR: ['data/backups', 'uploads', '/'],
  BACKUP_KEEP: ['0', 'all'],
  ADMIN_PASSWORD: ['12345', 'é'.repeat(65)],
  SESSION_KEYS: ['a', ',', `${newKey},`, `${newKey},short`],
  TRUST_PROXY: ['true', '11'],
  LOG_LEVEL: ['loud'],
  MAKE_AHEAD: ['later'],
  STAGING: ['yes'],
  METRICS_TOKEN: ['short'],
  MAX_UPLOAD_MB: ['0', '200MB'],
  MIN_PASSWORD_LENGTH: ['5'],
  LOGIN_LIMIT: ['off', '10', '0/3m', '10/0m', '10/3d'],
  CONTACT_LIMIT: ['never'],
  CONTACT_LIMIT_TOTAL: ['5/5'],
  SMTP_URL: ['mail.example.com', 'http://mail.example.com'],
  NOTIFY_TO: ['owner'],
  MAIL_FROM: ['site', 'Showroom', 'a@example.com, b@example.com', 'x\nTo: <a@example.com>'],
}

for (const [name, values] of Object.entries(bad)) {
  test(`an invalid ${name} stops the start with one line that names it`, () => {
    for (const value of values) {
      const fault = faultOf({ [name]: value })
      assert.is(fault?.name, 'StartError', `${name}=${value}`)
      assert.match(fault?.message ?? '', new RegExp(`^${name} takes [^\\n]+\\.$`))
    }
  })
}

test('a user or password in SMTP_URL that is not URL-encoded is reported without its value', () => {
  for (const credentials of ['me@example.com:s3cret', 'me:s3@cret', 'me:s3cret%', 'me:12#s3cret']) {
    const fault = faultOf({ SMTP_URL: `smtp://${credentials}@mail.example.com` })
    assert.match(
      fault?.message ?? '',
      /^SMTP_URL takes user and password URL-encoded: write @ as %40/,
    )
    assert.not.match(fault?.message ?? '', 's3')
  }
  const smtpUrl = 'smtp://me%40example.com:s3%40cret@mail.example.com?tls.rejectUnauthorized=false'
  assert.is(readConfig({ SMTP_URL: smtpUrl, NOTIFY_TO: 'a@example.com' }).smtpUrl, smtpUrl)
})

test('MAIL_FROM may have a name, and requires SMTP_URL', () => {
  const mail = { SMTP_URL: 'smtp://mail.example.com', NOTIFY_TO: 'a@example.com' }
  const { mailFrom } = readConfig({ ...mail, MAIL_FROM: 'Möbel, Bar <site@example.com>' })
  assert.equal(mailFrom, { name: 'Möbel, Bar', address: 'site@example.com' })
  const fault = faultOf({ MAIL_FROM: 'site@example.com' })
  assert.match(fault?.message ?? '', /^MAIL_FROM takes [^\n]+ SMTP_URL[^\n]+\.$/)
})

test('BACKUP_COMMAND requires BACKUP_DIR', () => {
  const fault = faultOf({ BACKUP_COMMAND: 'rclone copy "$1" remote:' })
  assert.match(fault?.message ?? '', /^BACKUP_COMMAND takes [^\n]+ BACKUP_DIR[^\n]+\.$/)
  assert.not(faultOf({ BACKUP_COMMAND: 'true', BACKUP_DIR: '/backups' }))
})

test('STAGING=on ignores the settings for mail and backups', () => {
  const copy = readConfig({
    STAGING: 'on',
    SMTP_URL: 'smtp://mail.example.com',
    NOTIFY_TO: 'a@example.com',
    BACKUP_DIR: '/backups',
    BACKUP_COMMAND: 'true',
  })
  const { smtpUrl, backupDir, backupCommand } = copy
  assert.equal([smtpUrl, backupDir, backupCommand], [undefined, undefined, undefined])
})

test('every error has a line of its own, without the value, which may be a secret', () => {
  const fault = faultOf({ ADMIN_PASSWORD: 'pass1', PORT: 'x' })
  assert.is(fault?.message.split('\n').length, 2)
  assert.not.match(fault?.message ?? '', 'pass1')
})

test('the first password must have MIN_PASSWORD_LENGTH', () => {
  assert.ok(faultOf({ ADMIN_PASSWORD: 'eightlet', MIN_PASSWORD_LENGTH: '12' }))
  assert.not(faultOf({ ADMIN_PASSWORD: 'twelveletter', MIN_PASSWORD_LENGTH: '12' }))
})

test('a secret may come from a file', async () => {
  const file = join(await temporaryFolder(), 'password')
  await writeFile(file, 'a good password\n')
  assert.is(readConfig({ ADMIN_PASSWORD_FILE: file }).adminPassword, 'a good password')
  const { message } = faultOf({ ADMIN_PASSWORD: 'another', ADMIN_PASSWORD_FILE: file }) ?? {}
  assert.match(message ?? '', /^ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set/)
})

test('half given settings of OAuth stop the start with one line that names what is missing', () => {
  const whole = {
    SMTP_URL: 'smtp://site%40example.com@smtp.example.com',
    NOTIFY_TO: 'a@example.com',
    SMTP_OAUTH_CLIENT_ID: 'id',
    SMTP_OAUTH_TOKEN_URL: 'https://login.example.com/token',
    SMTP_OAUTH_CLIENT_SECRET: 's3cret',
    SMTP_OAUTH_REFRESH_TOKEN: 's3cret',
  }
  assert.not(faultOf(whole))
  assert.not(faultOf({ ...whole, SMTP_OAUTH_TOKEN_URL: 'http://localhost:1/token' }))
  for (const one of ['SMTP_OAUTH_CLIENT_SECRET', 'SMTP_OAUTH_REFRESH_TOKEN']) {
    assert.not(faultOf({ ...whole, [one]: '' }))
  }
  const cases: [changed: Record<string, string>, line: RegExp][] = [
    [{ SMTP_OAUTH_CLIENT_ID: '' }, /^SMTP_OAUTH_CLIENT_ID takes the ID [^\n]+$/],
    [{ SMTP_OAUTH_TOKEN_URL: '' }, /^SMTP_OAUTH_TOKEN_URL takes an address such as [^\n]+$/],
    [{ SMTP_OAUTH_TOKEN_URL: 'http://login.example.com' }, /^SMTP_OAUTH_TOKEN_URL takes [^\n]+$/],
    [
      { SMTP_OAUTH_CLIENT_SECRET: '', SMTP_OAUTH_REFRESH_TOKEN: '' },
      /^SMTP_OAUTH_CLIENT_SECRET takes the secret [^\n]+$/,
    ],
    [{ SMTP_URL: '', NOTIFY_TO: '' }, /^SMTP_OAUTH_CLIENT_ID takes effect where SMTP_URL [^\n]+$/],
    [{ SMTP_URL: 'smtp://site:s3cret@a.example.com' }, /^SMTP_URL takes the mailbox [^\n]+$/],
    [{ SMTP_URL: 'smtp://a.example.com' }, /^SMTP_URL takes the mailbox and no password [^\n]+$/],
  ]
  for (const [changed, line] of cases) {
    const { message = '' } = faultOf({ ...whole, ...changed }) ?? {}
    assert.match(message, line)
    assert.not.match(message, 's3cret')
  }
})

test('NOTIFY_TO and SMTP_URL require each other', () => {
  const needsServer = 'takes effect where SMTP_URL says which mail server sends: set that, too.'
  assert.is(faultOf({ NOTIFY_TO: 'a@example.com' })?.message, `NOTIFY_TO ${needsServer}`)
  assert.match(faultOf({ SMTP_URL: 'smtps://mail.example.com' })?.message ?? '', /^NOTIFY_TO takes/)
})

test.run()
