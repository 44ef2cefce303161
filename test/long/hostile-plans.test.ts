import * as assert from 'uvu/assert'
import { suite } from '#test'
import { askAll } from '../support/hostile-answers.ts'
import { hostileAddresses } from '../support/hostile-plans.ts'
import { startSite } from '../support/site.ts'

const test = suite('100,000 random and hostile plans')

test('none is an error, and each leads to the one address of a plan', async () => {
  const site = await startSite()
  for (let seed = 1; seed <= 20; seed++) {
    const { faults } = await askAll(site.url, hostileAddresses(5000, seed), 8)
    assert.equal(faults, [])
  }
})

test.run()
