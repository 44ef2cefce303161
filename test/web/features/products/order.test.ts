import * as assert from 'uvu/assert'
import { suite } from '#test'
import { reordered } from '../../../../web/features/products/order.ts'

const test = suite('order of a list after a move')

test('puts one before another, or at the end', () => {
  const list = ['a', 'b', 'c', 'd']
  assert.equal(reordered(list, ['d'], 'b'), ['a', 'd', 'b', 'c'])
  assert.equal(reordered(list, ['a'], 'd'), ['b', 'c', 'a', 'd'])
  assert.equal(reordered(list, ['a'], null), ['b', 'c', 'd', 'a'])
})

test('puts many together, in the order that they have', () => {
  assert.equal(reordered(['a', 'b', 'c', 'd'], ['d', 'b'], 'a'), ['b', 'd', 'a', 'c'])
})

test('puts those at the end whose target has gone', () => {
  assert.equal(reordered(['a', 'b', 'c'], ['a'], 'x'), ['b', 'c', 'a'])
})

test.run()
