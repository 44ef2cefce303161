import * as assert from 'uvu/assert'
import { suite } from '#test'
import { folded } from '../../server/folded.ts'

const test = suite('letters of a search')

test('are found without their case, accents and ligatures', () => {
  assert.is(folded('CAFÉ Größe ŁÓDŹ Ølæ đħ ﬁ'), 'cafe grosse lodz olae dh fi')
})

test.run()
