import { Secret, TOTP } from 'otpauth'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  keyUri,
  newRecoveryCodes,
  newSecret,
  redeem,
  type SecondFactor,
  stepOf,
  storedSecondFactor,
} from '../../../../../server/features/accounts/store/second-factor.ts'

const test = suite('codes of a second factor')

const secret = newSecret()
const step = 56_666_666
/** In the middle of that step of thirty seconds. */
const now = (step * 30 + 15) * 1000

const codeOf = (steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 })

test('a code belongs to its half minute, of which one before and one after are right', () => {
  assert.equal(
    [-2, -1, 0, 1, 2].map(steps => stepOf(secret, codeOf(steps), now)),
    [undefined, step - 1, step, step + 1, undefined],
  )
})

test('what is none of the codes redeems nothing', () => {
  const { hashes } = newRecoveryCodes()
  const factor: SecondFactor = { secret, lastStep: 0, recoveryCodes: [...hashes] }
  assert.is(redeem(factor, 'none of them', now), false)
  assert.equal(factor, { secret, lastStep: 0, recoveryCodes: hashes })
})

test('ten recovery codes are made, of three groups without letters that are confused', () => {
  const { codes, hashes } = newRecoveryCodes()
  assert.equal([new Set(codes).size, new Set(hashes).size], [10, 10])
  for (const code of codes) assert.match(code, /^[a-hj-km-np-z2-9]{5}(-[a-hj-km-np-z2-9]{5}){2}$/)
  const stored = { secret, lastStep: 0, recoveryCodes: hashes }
  assert.equal(storedSecondFactor.parse(stored), stored)
})

test('an app gets the secret, the account and the company', () => {
  const uri = new URL(keyUri(secret, 'admin', 'Company'))
  assert.is(uri.pathname, '/Company:admin')
  assert.equal(
    ['secret', 'issuer', 'period'].map(name => uri.searchParams.get(name)),
    [secret, 'Company', '30'],
  )
  assert.match(secret, /^[A-Z2-7]{32}$/)
})

test.run()
