import * as assert from 'uvu/assert'
import { suite } from '#test'
import { laidOut, placingFaults } from '../server/drawings/in-sight.ts'

const test = suite('things that layouts place, in a hundred drawings of each family')

for (const family of laidOut)
  test(`in ${family} can be seen, and stand in places of their own`, () => {
    assert.equal(placingFaults(family, 100), [])
  })

test.run()
