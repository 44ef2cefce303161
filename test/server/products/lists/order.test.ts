import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ordered } from '../../../../server/products/lists/order.ts'

const test = suite('order of a list of products')

test('is that of the site for codes that the owner has not ordered, at the end', () => {
  assert.equal(ordered(['a', 'b', 'c'], []), ['a', 'b', 'c'])
  assert.equal(ordered(['a', 'b', 'c'], ['c']), ['c', 'a', 'b'])
})

test('leaves out codes that the site has no more', () => {
  assert.equal(ordered(['a', 'b'], ['x', 'b', 'a']), ['b', 'a'])
})

test.run()
