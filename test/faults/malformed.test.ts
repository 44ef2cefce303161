import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Passwords } from '../../server/features/accounts/store/passwords.ts'
import { quickPasswords } from '../support/api-server.ts'
import { makeQuote } from '../support/sent-quote.ts'
import { startSite } from '../support/site.ts'
import { GUESSES, openLimits, runMalformed } from './malformed/run.ts'

const test = suite('random malformed requests')

const COUNT = 750

test('are answered quickly, without server errors or stack traces', async () => {
  const site = await startSite({ env: openLimits })
  const seed = Date.now() % 1_000_000
  const quote = await (await makeQuote(site)).send()
  const { tried, byClass, slowest, faults } = await runMalformed(site, COUNT, seed, quote)
  console.log(
    `${tried} tried (seed ${seed}), ${JSON.stringify(byClass)}, ${Math.round(slowest)} ms`,
  )
  assert.equal(faults.slice(0, 5), [])
  assert.ok(tried > COUNT * 0.9)
  assert.ok((byClass[2] ?? 0) > 50, 'some get to the end of a route')
  assert.is((await fetch(`${site.url}/contact`)).status, 200)
})

test('control: a server error is detected', async () => {
  const { isRight, ...others } = quickPasswords()
  let isBroken = false
  const passwords: Passwords = {
    ...others,
    async isRight(password, hash) {
      if (isBroken) throw new TypeError('a bug')
      return isRight(password, hash)
    },
  }
  const site = await startSite({ env: openLimits, passwords })
  const cookie = await site.signIn()
  isBroken = true
  const signedIn = { ...site, signIn: async () => cookie }
  // Only some of the requests get as far as a password.
  const { faults } = await runMalformed(signedIn, 200, 1, undefined, route => GUESSES.test(route))
  assert.ok(faults.some(fault => fault.startsWith('answered 500')))
})

test.run()
