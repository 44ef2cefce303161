import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createPasswords } from '../../../../../server/features/accounts/store/passwords.ts'

const test = suite('password hashes')

const quick = { logN: 4, r: 8, p: 1 }

test('a hash matches the right password only', async () => {
  const passwords = createPasswords(quick)
  const hash = await passwords.hash('correct horse')
  assert.is(await passwords.isRight('correct horse', hash), true)
  assert.is(await passwords.isRight('correct horsf', hash), false)
  assert.is.not(hash, await passwords.hash('correct horse'))
})

test('passwords are compared after Unicode normalisation', async () => {
  const passwords = createPasswords(quick)
  assert.ok(await passwords.isRight('caf\u00e9', await passwords.hash('cafe\u0301')))
})

test('no password matches where there is no user', async () => {
  const passwords = createPasswords(quick)
  for (const password of ['', 'admin', 'undefined']) {
    assert.is(await passwords.isRight(password, undefined), false)
  }
})

test('the default cost of scrypt is 2^15, 8, 3, for unknown users too', async () => {
  const passwords = createPasswords()
  const hash = Buffer.from(await passwords.hash('correct horse'), 'base64')
  assert.equal([hash[7], hash.readUInt32BE(8), hash.readUInt32BE(12)], [15, 8, 3])
  // Processor time beside that of a control in the same run, which a busy machine slows alike. The
  // quick comparison is cheaper by far: were the stranger's hash malformed, so would be its.
  const work = async (of: () => Promise<unknown>) => {
    const { user } = process.cpuUsage()
    await of()
    return process.cpuUsage().user - user
  }
  const known = await work(() => passwords.isRight('x', hash.toString('base64')))
  const unknown = await work(() => passwords.isRight('x', undefined))
  assert.ok(unknown > known / 4, `${unknown} µs for strangers, ${known} µs for users`)
})

test('a hash of lower cost counts as weak', async () => {
  const hash = await createPasswords(quick).hash('correct horse')
  assert.is(createPasswords(quick).isWeak(hash), false)
  assert.is(createPasswords({ ...quick, logN: 5 }).isWeak(hash), true)
  assert.is(createPasswords({ ...quick, p: 3 }).isWeak(hash), true)
})

test('a request beyond the longest queue is rejected, the others are served', async () => {
  const passwords = createPasswords(quick, 2)
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => passwords.isRight('x', undefined)),
  )
  const turnedAway = results.filter(({ status }) => status === 'rejected')
  assert.is(turnedAway.length, 2)
  for (const { reason } of turnedAway as PromiseRejectedResult[]) assert.is(reason.status, 503)
  assert.is(await passwords.isRight('x', undefined), false)
})

test.run()
