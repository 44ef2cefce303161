import * as assert from 'uvu/assert'
import { suite } from '#test'
import { environment } from '../../../../server/base/settings/environment.ts'

const test = suite('settings by their variables')

const isTaken = (given: Record<string, string>) => environment.safeParse(given).success

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

test.run()
