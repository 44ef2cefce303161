import * as assert from 'uvu/assert'
import { suite } from '#test'
import { askAll } from '../../../support/hostile-answers.ts'
import { hostileAddresses } from '../../../support/hostile-plans.ts'
import { startSite } from '../../../support/site.ts'

const test = suite('random and hostile plans')

test('none is an error, and each leads to the one address of a plan', async () => {
  const site = await startSite()
  const { byStatus, faults } = await askAll(site.url, hostileAddresses(2000, 7))
  assert.equal(faults, [])
  const kinds = Object.keys(byStatus).sort()
  assert.equal(kinds, ['200', '301', '302'])
})

test.run()
