import * as assert from 'uvu/assert'
import { suite } from '#test'
import { highestNumber } from '../../../../server/products/lists/add-product.ts'

const test = suite('codes of new products')

test('the highest number is that of the codes that are the prefix and a number', () => {
  assert.is(highestNumber('Ch', ['ch 7', 'CH012', 'Chx99', 'B50', 'Ch', 'ch1-5', 'C99']), 12)
  assert.is(highestNumber('Ch', []), 0)
  const longest = '9'.repeat(15)
  assert.is(highestNumber('Ch', [`Ch${longest}`, `Ch1${longest}`]), Number(longest))
})

test.run()
