import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ordered, reordered } from '../../../../server/products/lists/order.ts'

const test = suite('order of a list of products')

test('is that of the site for codes that the owner has not ordered, at the end', () => {
  assert.equal(ordered(['a', 'b', 'c'], []), ['a', 'b', 'c'])
  assert.equal(ordered(['a', 'b', 'c'], ['c']), ['c', 'a', 'b'])
})

test('leaves out codes that the site has no more', () => {
  assert.equal(ordered(['a', 'b'], ['x', 'b', 'a']), ['b', 'a'])
})

test('moves one before another, or to the end', () => {
  const list = ['a', 'b', 'c', 'd']
  assert.equal(reordered(list, new Set(['d']), 'b'), ['a', 'd', 'b', 'c'])
  assert.equal(reordered(list, new Set(['a']), 'd'), ['b', 'c', 'a', 'd'])
  assert.equal(reordered(list, new Set(['a']), null), ['b', 'c', 'd', 'a'])
})

test('moves many together, in the order that they have', () => {
  assert.equal(reordered(['a', 'b', 'c', 'd'], new Set(['d', 'b']), 'a'), ['b', 'd', 'a', 'c'])
})

test.run()
