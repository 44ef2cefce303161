import * as assert from 'uvu/assert'
import { suite } from '#test'
import { families } from '../../server/drawings/index.ts'
import { paintedWrongly, WORST_SHARE } from '../server/drawings/painted-wrongly.ts'

const test = suite('painting order of drawings of the site')

/** The site's own drawings come first; a longer run sets a higher number. */
const DRAWINGS = Number(process.env.DRAWINGS ?? 8)

for (const family of Object.keys(families)) {
  test(`those of ${family} are painted in the order of a depth buffer`, () => {
    const shares = paintedWrongly(family, DRAWINGS)
    assert.is(shares.length, DRAWINGS)
    const over = shares.filter(({ share }) => !(share <= WORST_SHARE))
    assert.equal(over, [])
  })
}

test.run()
