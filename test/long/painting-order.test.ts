import * as assert from 'uvu/assert'
import { suite } from '#test'
import { families } from '../../server/drawings/index.ts'
import { paintedWrongly, WORST_SHARE } from '../server/drawings/painted-wrongly.ts'

const test = suite('painting order of forty drawings')

for (const family of Object.keys(families)) {
  test(`forty drawings of ${family} are painted in the order of a depth buffer`, () => {
    const shares = paintedWrongly(family, 40)
    assert.is(shares.length, 40)
    const over = shares.filter(({ share }) => !(share <= WORST_SHARE))
    assert.equal(over, [])
  })
}

test.run()
