import * as assert from 'uvu/assert'
import { suite } from '#test'
import { families } from '../../server/drawings/index.ts'
import { paintedWrongly, WORST_SHARE } from '../server/drawings/painted-wrongly.ts'

const test = suite('painting order of twenty drawings')

for (const family of Object.keys(families)) {
  test(`twenty drawings of ${family} are painted in the order of a depth buffer`, () => {
    const shares = paintedWrongly(family, 20)
    assert.is(shares.length, 20)
    const over = shares.filter(({ share }) => !(share <= WORST_SHARE))
    assert.equal(over, [])
  })
}

test.run()
