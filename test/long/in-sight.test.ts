import * as assert from 'uvu/assert'
import { suite } from '#test'
import { compose } from '../../server/drawings/index.ts'
import { laidOut, moreOf, placingFaults } from '../server/drawings/in-sight.ts'
import { allSlots } from '../server/drawings/slot-drawings.ts'

const test = suite('things that layouts place, in twenty drawings of each family')

for (const family of laidOut)
  test(`in ${family} can be seen, and stand in places of their own`, () => {
    const own = allSlots.filter(slot => slot.family === family)
    const subjects = [...own, ...moreOf(family, 20)]
    assert.equal(
      subjects.flatMap(subject => placingFaults(subject, compose(subject))),
      [],
    )
  })

test.run()
