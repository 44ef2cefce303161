import * as assert from 'uvu/assert'
import { suite } from '#test'
import { environment } from '../../../server/settings/environment.ts'

const test = suite('settings by their variables')

const isTaken = (given: Record<string, string>) => environment.safeParse(given).success

test('all have the defaults that the owner’s manual names', () => {
  assert.equal(environment.parse({}), {
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: './data',
    UPLOADS_DIR: './uploads',
    NODE_NAME: 'off',
    BACKUP_KEEP: 7,
    TRUST_PROXY: 0,
    MAKE_AHEAD: 'on',
    MAX_UPLOAD_MB: 200,
    MIN_PASSWORD_LENGTH: 6,
    LOGIN_LIMIT: { points: 10, seconds: 180 },
    CONTACT_LIMIT: { points: 5, seconds: 600 },
    CONTACT_LIMIT_TOTAL: { points: 200, seconds: 3600 },
    STAGING: 'off',
    STARTER: 'nairobi',
    TIME_ZONE: 'Africa/Nairobi',
  })
})

const borders: [name: string, least: number, most: number][] = [
  ['PORT', 0, 65_535],
  ['BACKUP_KEEP', 1, 1000],
  ['TRUST_PROXY', 0, 10],
  ['MAX_UPLOAD_MB', 1, 10_000],
  ['MIN_PASSWORD_LENGTH', 6, 128],
]

for (const [name, least, most] of borders) {
  test(`${name} is a number from ${least} to ${most}`, () => {
    for (const number of [least, most]) assert.ok(isTaken({ [name]: String(number) }))
    for (const number of [least - 1, most + 1]) assert.not(isTaken({ [name]: String(number) }))
  })
}

test('secrets have a least length', () => {
  assert.ok(isTaken({ METRICS_TOKEN: 'a'.repeat(16) }))
  assert.not(isTaken({ METRICS_TOKEN: 'a'.repeat(15) }))
  const [short, long] = ['a'.repeat(31), 'a'.repeat(32)]
  assert.ok(isTaken({ SESSION_KEYS: `${long}, ${long}` }))
  assert.not(isTaken({ SESSION_KEYS: `${long},${short}` }))
  assert.ok(isTaken({ ADMIN_PASSWORD: 'éééééé' }))
  assert.not(isTaken({ ADMIN_PASSWORD: 'ééééé' }))
  assert.ok(isTaken({ ADMIN_PASSWORD: 'é'.repeat(64) }))
  assert.not(isTaken({ ADMIN_PASSWORD: `${'é'.repeat(64)}a` }))
})

test('a setting that takes effect only with another is refused alone', () => {
  const mail = { SMTP_URL: 'smtp://mail.example.com', NOTIFY_TO: 'a@example.com, b@example.com' }
  assert.ok(isTaken({ ...mail, MAIL_FROM: 'c@example.com' }))
  assert.not(isTaken({ SMTP_URL: mail.SMTP_URL }))
  assert.not(isTaken({ NOTIFY_TO: mail.NOTIFY_TO }))
  assert.not(isTaken({ MAIL_FROM: 'c@example.com' }))
  assert.ok(isTaken({ BACKUP_DIR: '/backups', BACKUP_COMMAND: 'true' }))
  assert.not(isTaken({ BACKUP_COMMAND: 'true' }))
})

test('a database and a bucket are taken together, and by no copy', () => {
  const shared = {
    DATABASE_URL: 'postgres://showyard:secret@db:5432/showyard',
    S3_URL: 's3://key:secret@objects:7480/showyard?tls=off',
  }
  assert.ok(isTaken(shared))
  assert.not(isTaken({ DATABASE_URL: shared.DATABASE_URL }))
  assert.not(isTaken({ S3_URL: shared.S3_URL }))
  assert.not(isTaken({ ...shared, DATABASE_URL: 'postgres://showyard:secret@db:5432' }))
  assert.not(isTaken({ ...shared, STAGING: 'on' }))
})

test('folders that would be part of each other are refused', () => {
  assert.not(isTaken({ UPLOADS_DIR: './data/uploads' }))
  assert.not(isTaken({ BACKUP_DIR: './uploads/backups' }))
  assert.not(isTaken({ BACKUP_DIR: '.' }))
  assert.ok(isTaken({ BACKUP_DIR: '../backups' }))
})

test.run()
