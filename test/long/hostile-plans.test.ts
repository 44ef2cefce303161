import * as assert from 'uvu/assert'
import { suite } from '#test'
import { askAll } from '../support/hostile-answers.ts'
import { hostileAddresses } from '../support/hostile-plans.ts'
import { type RunningSite, startSite } from '../support/site.ts'

const test = suite<{ site: RunningSite }>('3,000 random and hostile plans')
const EACH = 1500

test.before(async context => {
  context.site = await startSite()
})

for (let seed = 1; seed <= 2; seed++)
  test(`none is an error, and each leads to the one address of a plan: seed ${seed}`, async ({
    site,
  }) => {
    const { faults } = await askAll(site.url, hostileAddresses(EACH, seed), 8)
    assert.equal(faults, [])
  })

test.run()
